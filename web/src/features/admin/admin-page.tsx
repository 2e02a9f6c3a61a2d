import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { KeyRound, Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { MessagePage } from "@/components/layout/message-page";
import { Button, buttonStyle } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Spinner } from "@/components/ui/loading";
import { timings } from "@/lib/timings";
import { toast } from "@/lib/toasts";
import { isAdmin, type User, useUser } from "@/lib/user";
import { AuditTab } from "./audit-tab";
import { CreateUserDialog } from "./create-user-dialog";
import { CreditsDialog } from "./credits-of-user";
import { DeleteUserDialog } from "./delete-user-dialog";
import { DemoAccountDialog } from "./demo-account-dialog";
import { EditUserDialog } from "./edit-user-dialog";
import { messages } from "./messages";
import { setupQuery, type TableView, usersQuery } from "./queries";
import { SetupChecklist } from "./setup-checklist";
import { TemplatesTab } from "./templates-tab";
import { UsersTable } from "./users-table";

const tabs = [
  ["users", "Users"],
  ["templates", "Templates"],
  ["audit", "Audit log"],
] as const;
export type AdminTab = (typeof tabs)[number][0];

type UsersProps = { view: TableView; onView: (change: Partial<TableView>) => void };
type AdminPageProps = UsersProps & {
  tab: AdminTab;
  onTab: (tab: AdminTab) => void;
  /** Page of the audit log. */
  log: number;
  onLog: (page: number) => void;
};

export function AdminPage(props: AdminPageProps) {
  const { user } = useUser();
  return isAdmin(user) ? <Dashboard {...props} /> : <Unauthorized />;
}

function Dashboard({ tab, onTab, log, onLog, ...users }: AdminPageProps) {
  return (
    <>
      <nav aria-label="Administration" className="page pt-6">
        <ul className="flex gap-1 overflow-x-auto border-line border-b">
          {tabs.map(([value, title]) => (
            <li key={value} className="shrink-0">
              <button
                type="button"
                aria-current={tab === value ? "page" : undefined}
                onClick={() => onTab(value)}
                className="min-h-11 border-transparent border-b-2 px-3 font-semibold text-[0.9375rem] text-ink-soft transition-colors duration-150 hover:text-ink focus-visible:-outline-offset-2 aria-[current]:border-primary aria-[current]:text-primary sm:px-4"
              >
                {title}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {tab === "users" ? (
        <Users {...users} />
      ) : (
        <div className="page grid gap-6 py-8">
          <h1 className="page-title">{tab === "templates" ? "Templates" : "Audit log"}</h1>
          {tab === "templates" ? <TemplatesTab /> : <AuditTab page={log} onPage={onLog} />}
        </div>
      )}
    </>
  );
}

/** AD-1, D-75. */
function Unauthorized() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate({ to: "/" }), timings.unauthorizedRedirect);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <MessagePage title={messages.unauthorized}>
      <Link to="/" className={buttonStyle()}>
        Go Home
      </Link>
    </MessagePage>
  );
}

type Open =
  | { kind: "create" }
  | { kind: "demo" }
  | { kind: "edit" | "delete" | "credits"; user: User }
  | null;

function Users({ view, onView }: UsersProps) {
  const { user } = useUser();
  const users = useQuery(usersQuery(view));
  const setup = useQuery(setupQuery); // it stands above the table, which must not be pushed down
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const [added, setAdded] = useState<User | null>(null);

  // After the first load a failure leaves the last table standing (AD-8).
  const [table, setTable] = useState(users.data);
  if (users.data && users.data !== table) setTable(users.data);
  const failedLater = users.isError && table !== undefined;
  useEffect(() => {
    if (failedLater) toast.error(messages.fetchFailed);
  }, [failedLater]);

  if (!table) {
    if (!users.isError) return <Spinner />;
    return (
      <MessagePage title={messages.loadFailed}>
        <Button onClick={() => void users.refetch()}>Retry</Button>
        <Link to="/" className={buttonStyle({ look: "outline" })}>
          Go Home
        </Link>
      </MessagePage>
    );
  }
  if (setup.isPending) return <Spinner />;
  return (
    <div className="page grid gap-6 py-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h1 className="page-title">Users</h1>
        <div className="flex flex-wrap gap-3">
          <Button look="outline" onClick={() => setOpen({ kind: "demo" })}>
            <KeyRound aria-hidden /> Demo account
          </Button>
          <Button onClick={() => setOpen({ kind: "create" })}>
            <Plus aria-hidden /> Add user
          </Button>
        </div>
      </div>
      <SetupChecklist items={setup.data ?? []} userId={user?.id ?? ""} />
      {added && !users.isFetching && !table.users.some((user) => user.id === added.id) && (
        <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
          {messages.addedElsewhere(added.name)}
          <Button
            look="outline"
            size="sm"
            onClick={() => {
              setAdded(null);
              onView({ page: 1, search: added.email, only: "" });
            }}
          >
            Show
          </Button>
        </p>
      )}
      <UsersTable
        users={table.users}
        total={table.total}
        pages={table.pages}
        view={view}
        onView={(change) => {
          setAdded(null);
          onView(change);
        }}
        onEdit={(user) => setOpen({ kind: "edit", user })}
        onCredits={(user) => setOpen({ kind: "credits", user })}
        onDelete={(user) => setOpen({ kind: "delete", user })}
      />
      {open?.kind === "create" && <CreateUserDialog onClose={close} onCreated={setAdded} />}
      {open?.kind === "demo" && <DemoAccountDialog onClose={close} />}
      {open?.kind === "edit" && <EditUserDialog id={open.user.id} onClose={close} />}
      {open?.kind === "credits" && <CreditsDialog user={open.user} onClose={close} />}
      {open?.kind === "delete" && <DeleteUserDialog user={open.user} onClose={close} />}
    </div>
  );
}
