import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { momentText } from "@/lib/times";
import { renderApp } from "@/test/app";
import { answer, aUser, calls, signIn } from "@/test/server";

const ann = {
  ...aUser,
  id: "a1",
  name: "Ann Field",
  email: "ann@example.org",
  last_login_time: "",
  credits_remaining: 7,
  allowed_templates: ["Modern"],
};
const page = (change: object = {}) => ({
  users: [ann],
  total: 43,
  total_items: 43,
  page: 1,
  per_page: 10,
  total_pages: 5,
  ...change,
});

beforeEach(() => {
  signIn({ user_role: "admin" });
  answer("get", "/admin/users-table", page());
  answer("get", "/admin/setup", { items: [] });
});
const open = async () => {
  const app = renderApp("/admin");
  await screen.findByRole("rowheader", { name: "Ann Field" });
  return app;
};
const lastQuery = () =>
  Object.fromEntries(new URLSearchParams(calls("/admin/users-table").at(-1)?.path.split("?")[1]));
const dialog = () => screen.findByRole("dialog");

describe("before going live", () => {
  const item = (id: string, done: boolean) => ({ id, done, state: `How ${id} is.`, setting: `FOCAL_${id}` });

  it("what is missing is counted, and each thing told with its setting", async () => {
    answer("get", "/admin/setup", {
      items: [item("mail", false), item("legal", false), item("retention", true)],
    });
    await open();
    const list = screen.getByText("2 things to set.").closest("details");
    expect(list).toHaveAttribute("open"); // what is missing needs no click
    const row = screen.getByText("Mail").closest("li") as HTMLElement;
    expect(row).toHaveTextContent("Mail: to setHow mail is. Setting: FOCAL_mail");
    expect(screen.getByText("Retention").closest("li")).toHaveTextContent("Retention: set");
  });

  it("is asked for again when users changed: a second admin may have come or gone", async () => {
    answer("get", "/admin/setup", { items: [item("second_admin", false)] });
    answer("delete", "/admin/user/a1", {});
    const app = await open();
    expect(screen.getByText("1 thing to set.")).toBeVisible();
    answer("get", "/admin/setup", { items: [item("second_admin", false), item("two_factor", false)] });
    await app.keyboard.click(screen.getByRole("button", { name: "Delete Ann Field" }));
    const alert = within(await screen.findByRole("alertdialog"));
    await app.keyboard.type(alert.getByLabelText(/^Your own password/), "Violet7moon{Enter}");
    expect(await screen.findByText("2 things to set.")).toBeVisible();
  });

  it("stays closed for who has closed it", async () => {
    answer("get", "/admin/setup", { items: [item("mail", false)] });
    const list = () => screen.getByText("1 thing to set.").closest("details") as HTMLDetailsElement;
    const { unmount } = await open();
    expect(list()).toHaveAttribute("open");
    list().open = false;
    fireEvent(list(), new Event("toggle"));
    unmount();
    await open();
    expect(list()).not.toHaveAttribute("open");
    localStorage.clear();
  });

  it("says so where nothing is missing, and nothing where it is not known", async () => {
    answer("get", "/admin/setup", { items: [item("mail", true)] });
    const { unmount } = await open();
    expect(screen.getByText("everything is set.").closest("details")).not.toHaveAttribute("open");
    unmount();
    answer("get", "/admin/setup", { error: "Busy" }, 500);
    await open();
    expect(screen.queryByText(/Before going live/)).toBeNull();
  });
});

describe("a suspended account", () => {
  const at = "2026-03-05T10:00:00Z";
  const help = async () => within(within(await dialog()).getByRole("region", { name: "Sign-in" }));

  it("is suspended in the edit dialog with the admin's own password, and shown in the table", async () => {
    answer("get", "/admin/user/a1", ann);
    answer("post", "/admin/user/a1/suspension", { message: "The account is suspended." });
    const app = await open();
    await app.keyboard.click(screen.getByRole("button", { name: "Edit Ann Field" }));
    await app.keyboard.click(await (await help()).findByRole("button", { name: "Suspend" }));
    fireEvent.change((await help()).getByLabelText(/^Your own password/), {
      target: { value: "Violet7moon" },
    });
    answer("get", "/admin/user/a1", { ...ann, suspended_at: at });
    answer("get", "/admin/users-table", page({ users: [{ ...ann, suspended_at: at }] }));
    await app.keyboard.click((await help()).getByRole("button", { name: "Yes, suspend" }));
    expect(await screen.findByText("The account is suspended.")).toBeVisible();
    expect(calls("/admin/user/a1/suspension")[0]?.body).toEqual({ password: "Violet7moon" });
    expect(await screen.findByText("Suspended")).toBeInTheDocument();
    expect(await (await help()).findByText(/^Suspended since 5 Mar 2026/)).toBeVisible();
  });

  it("is let back in there", async () => {
    answer("get", "/admin/user/a1", { ...ann, suspended_at: at });
    answer("delete", "/admin/user/a1/suspension", { message: "The user can sign in again." });
    const app = await open();
    await app.keyboard.click(screen.getByRole("button", { name: "Edit Ann Field" }));
    await app.keyboard.click(await (await help()).findByRole("button", { name: "Let back in" }));
    fireEvent.change((await help()).getByLabelText(/^Your own password/), {
      target: { value: "Violet7moon" },
    });
    answer("get", "/admin/user/a1", ann);
    await app.keyboard.click((await help()).getByRole("button", { name: "Yes, let back in" }));
    expect(await screen.findByText("The user can sign in again.")).toBeVisible();
    expect(await (await help()).findByRole("button", { name: "Suspend" })).toBeVisible();
  });
});

describe("AD-1 who gets in", () => {
  it("a non-admin is told, and led to /", async () => {
    signIn({ user_role: "user" });
    const app = renderApp("/admin");
    expect(await screen.findByRole("heading", { name: "Unauthorized access." })).toBeVisible();
    expect(within(screen.getByRole("main")).getByRole("link", { name: "Go Home" })).toHaveAttribute(
      "href",
      "/",
    );
    await waitFor(() => expect(app.path()).toBe("/"), { timeout: 4000 });
  });

  it("load failure with Retry", async () => {
    answer("get", "/admin/users-table", { error: "x" }, 500);
    const app = renderApp("/admin");
    expect(await screen.findByText("An error occurred while loading user data.")).toBeVisible();
    answer("get", "/admin/users-table", page());
    await app.keyboard.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("rowheader", { name: "Ann Field" })).toBeVisible();
  });
});

describe("AD-2, AD-3 the table", () => {
  it("defaults, and Never", async () => {
    await open();
    expect(lastQuery()).toEqual({ page: "1", per_page: "10", sort_by: "name", sort_order: "asc" });
    expect(screen.getByText("Never")).toBeVisible();
    expect(screen.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "ascending");
    expect(screen.getByRole("button", { name: "Previous page" })).toBeDisabled();
    expect(
      within(screen.getByLabelText("Rows"))
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["10", "20", "50"]);
  });

  it("paging, sorting and searching; a new order goes to page 1; the same column flips", async () => {
    const app = await open();
    await app.keyboard.click(screen.getByRole("button", { name: "Next page" }));
    await waitFor(() => expect(lastQuery()).toMatchObject({ page: "2" }));
    await app.keyboard.click(screen.getByRole("button", { name: "Credits" }));
    await waitFor(() =>
      expect(lastQuery()).toMatchObject({ page: "1", sort_by: "credits_remaining", sort_order: "asc" }),
    );
    await app.keyboard.click(screen.getByRole("button", { name: "Credits" }));
    await waitFor(() => expect(lastQuery()).toMatchObject({ sort_order: "desc" }));
    await app.keyboard.click(screen.getByRole("button", { name: "Next page" }));
    await app.keyboard.type(screen.getByLabelText("Search users"), "field{Enter}");
    await waitFor(() => expect(lastQuery()).toMatchObject({ page: "1", search: "field" }));
    expect(app.href()).toContain("search=field");
  });

  it("AD-8 a later failure keeps the table and says so", async () => {
    const app = await open();
    answer("get", "/admin/users-table", {}, 500);
    await app.keyboard.click(screen.getByRole("button", { name: "Next page" }));
    expect(await screen.findByText("Error fetching data. Please try again.")).toBeVisible();
  });
});

describe("AD-4 create", () => {
  const fill = async (email = "new@example.org", password = "abcdefgh") => {
    const app = await open();
    await app.keyboard.click(screen.getByRole("button", { name: "Add user" }));
    const form = within(await dialog());
    fireEvent.change(form.getByLabelText(/^Name/), { target: { value: " New " } });
    fireEvent.change(form.getByLabelText(/^Email/), { target: { value: email } });
    fireEvent.change(form.getByLabelText(/^Password/), { target: { value: password } });
    return { app, form, create: form.getByRole("button", { name: "Create user" }) };
  };

  it.each([
    ["", "abcdefgh", "Please fill in all required fields."],
    ["new@example.org", "", "Please fill in all required fields."],
    ["nobody", "abcdefgh", "Please enter a valid email address."],
    ["new@example.org", "1234567", "Password must be at least 8 characters long."],
  ])("%j %j", async (email, password, text) => {
    const { app, create } = await fill(email, password);
    await app.keyboard.click(create);
    expect(await screen.findByText(text)).toBeVisible();
    expect(calls("/admin/user").filter((call) => call.method === "POST")).toHaveLength(0);
  });

  it("defaults, the flag, the automatic status, success", async () => {
    answer("post", "/admin/user", ann, 201);
    const { app, form, create } = await fill();
    expect(form.getByLabelText("Role")).toHaveValue("user");
    expect(form.getByLabelText("Status")).toHaveValue("inactive");
    expect(form.getByLabelText("Credits")).toHaveValue("0");
    expect(form.getByText(/converts nothing/)).toBeVisible();
    await app.keyboard.selectOptions(form.getByLabelText("Status"), "active");
    expect(form.queryByText(/converts nothing/)).toBeNull();
    expect(form.getByText("Subscription Status is set to Active with no Credits remaining.")).toBeVisible();
    await app.keyboard.selectOptions(form.getByLabelText("Status"), "inactive");
    fireEvent.change(form.getByLabelText("Credits"), { target: { value: "5" } });
    expect(form.getByLabelText("Status")).toHaveValue("active");
    await app.keyboard.click(create);
    expect(await screen.findByText("User created successfully!")).toBeVisible();
    expect(calls("/admin/user").find((call) => call.method === "POST")?.body).toEqual({
      name: "New",
      email: "new@example.org",
      password: "abcdefgh",
      user_role: "user",
      organisation: "",
      credits_remaining: 5,
      subscription_status: "active",
    });
  });

  it("leads to a user who sorts onto another page", async () => {
    answer("post", "/admin/user", { ...ann, id: "u-new", name: "New", email: "new@example.org" }, 201);
    const { app, create } = await fill();
    await app.keyboard.click(create);
    expect(await screen.findByText("New is not on this page of the table.")).toBeVisible();
    await app.keyboard.click(screen.getByRole("button", { name: "Show" }));
    await waitFor(() => expect(lastQuery()).toMatchObject({ page: "1", search: "new@example.org" }));
    expect(screen.queryByText("New is not on this page of the table.")).toBeNull();
  });

  it("says nothing of one who is in the table", async () => {
    answer("post", "/admin/user", ann, 201);
    const { app, create } = await fill();
    await app.keyboard.click(create);
    expect(await screen.findByText("User created successfully!")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Show" })).toBeNull();
  });

  it("the focus goes to the first field that is wrong, and a double press creates once", async () => {
    const { app, form, create } = await fill("", "");
    await app.keyboard.click(create);
    await waitFor(() => expect(form.getByLabelText(/^Email/)).toHaveFocus());
    answer("post", "/admin/user", ann, 201);
    await app.keyboard.type(form.getByLabelText(/^Email/), "new@example.org");
    await app.keyboard.type(form.getByLabelText(/^Password/), "abcdefgh");
    fireEvent.click(create);
    fireEvent.click(create);
    expect(await screen.findByText("User created successfully!")).toBeVisible();
    expect(calls("/admin/user").filter((call) => call.method === "POST")).toHaveLength(1);
  });

  it.each(["-5", "12.5", "1e3", "2 000", "x", "1000000001", "12345678901", ""])(
    "credits %j are refused and left as typed",
    async (typed) => {
      const { app, form, create } = await fill();
      const box = form.getByLabelText("Credits");
      fireEvent.change(box, { target: { value: typed } });
      expect(box).toHaveValue(typed);
      await app.keyboard.click(create);
      expect(await form.findByText("Please enter a whole number from 0 to 1,000,000,000.")).toBeVisible();
      expect(box).toHaveAttribute("aria-invalid", "true");
      await waitFor(() => expect(box).toHaveFocus());
      expect(calls("/admin/user").filter((call) => call.method === "POST")).toHaveLength(0);
    },
  );

  it("templates are allowed by a press, one or all, and sent with the user", async () => {
    answer("get", "/admin/templates", {
      templates: ["Generic", "Modern", "Agency"].map((name) => ({ name, everybody: name === "Generic" })),
    });
    answer("post", "/admin/user", { ...ann, id: "n1" }, 201);
    const { app, form, create } = await fill();
    await app.keyboard.click(await form.findByRole("button", { name: "Allow Agency" }));
    expect(form.queryByRole("button", { name: /^Allow all/ })).toBeNull();
    await app.keyboard.click(form.getByRole("button", { name: "Remove Agency" }));
    await app.keyboard.click(form.getByRole("button", { name: "Allow all 2" }));
    await app.keyboard.click(create);
    const sent = () => calls("/admin/user").find(({ method }) => method === "POST")?.body;
    await waitFor(() => expect(sent()).toHaveProperty("allowed_templates", ["Modern", "Agency"]));
    expect(sent()).not.toHaveProperty("templates");
    expect(
      calls("/admin/user/n1/templates"),
      "in one call: half a user could not be sent again",
    ).toHaveLength(0);
  });

  it("failure", async () => {
    answer("post", "/admin/user", {}, 500);
    const { app, create } = await fill();
    await app.keyboard.click(create);
    const [told, kept] = await screen.findAllByText("Error creating user. Please try again.");
    expect(told).toBeVisible();
    expect(kept).toBeVisible();
  });

  it.each([
    ["This password is too easy to guess. Please choose another one.", /^Password/],
    ["Email already registered.", /^Email/],
  ])("%s stays at its field until that is mended", async (text, label) => {
    answer("post", "/admin/user", { error: text }, 400);
    const { app, form, create } = await fill();
    await app.keyboard.click(create);
    const field = form.getByLabelText(label);
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(text)));
    await waitFor(() => expect(field).toHaveFocus());
    expect(screen.getAllByText(text), "no toast lies over it").toEqual([form.getByText(text)]);
    fireEvent.change(field, { target: { value: "another@example.org" } });
    expect(form.queryByText(text)).toBeNull();
  });
});

describe("AD-5 edit", () => {
  const edit = async () => {
    answer("get", "/admin/user/a1", ann);
    answer("put", "/admin/user/a1", ann);
    answer("put", "/admin/user/a1/templates", ann);
    const app = await open();
    await app.keyboard.click(screen.getByRole("button", { name: "Edit Ann Field" }));
    await screen.findByLabelText("Allowed templates");
    return { app, form: within(await dialog()) };
  };
  const puts = () => calls("/admin/user/a1").filter((call) => call.method === "PUT");

  it("credits are sent only if changed; templates only if changed", async () => {
    const { app, form } = await edit();
    await app.keyboard.click(form.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("User updated successfully!")).toBeVisible();
    expect(puts()).toHaveLength(1);
    expect(puts()[0]?.body).not.toHaveProperty("credits_remaining");
    expect(puts()[0]?.body).toMatchObject({ name: "Ann Field", converted_cvs_count: 3 });
  });

  it("credits above 0 make it active, and the admin may set it back (D-70)", async () => {
    const { app, form } = await edit();
    fireEvent.change(form.getByLabelText("Credits"), { target: { value: "9" } });
    expect(form.getByLabelText("Status")).toHaveValue("active");
    await app.keyboard.selectOptions(form.getByLabelText("Status"), "inactive");
    await app.keyboard.click(form.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(puts()[0]?.body).toMatchObject({ credits_remaining: 9, subscription_status: "inactive" }),
    );
  });

  it("why credits change is sent along, and asked for only where they do", async () => {
    const { app, form } = await edit();
    expect(form.queryByLabelText(/^Reason/)).toBeNull();
    fireEvent.change(form.getByLabelText("Credits"), { target: { value: "9" } });
    await app.keyboard.type(form.getByLabelText("Reason for +2"), " Refund ");
    await app.keyboard.click(form.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(puts()[0]?.body).toMatchObject({ credits_remaining: 9, credits_reason: "Refund" }),
    );
  });

  it("D-111 making an admin asks for the own password, and a wrong one is said there", async () => {
    const { app, form } = await edit();
    await app.keyboard.selectOptions(form.getByLabelText("Role"), "admin");
    await app.keyboard.click(form.getByRole("button", { name: "Save" }));
    expect(await form.findByText("Please enter your own password.")).toBeVisible();
    expect(puts()).toHaveLength(0);
    answer("put", "/admin/user/a1", { error: "Your own password is not right." }, 400);
    await app.keyboard.type(form.getByLabelText(/^Your own password/), "Violet7moon");
    await app.keyboard.click(form.getByRole("button", { name: "Save" }));
    expect(await form.findByText("Your own password is not right.")).toBeVisible();
    await waitFor(() => expect(form.getByLabelText(/^Your own password/)).toHaveFocus());
    expect(puts()[0]?.body).toMatchObject({ user_role: "admin", own_password: "Violet7moon" });
    await app.keyboard.selectOptions(form.getByLabelText("Role"), "user");
    expect(form.queryByLabelText(/^Your own password/)).toBeNull();
  });

  it("templates: trimmed, no duplicates, removed by the cross", async () => {
    const { app, form } = await edit();
    const box = form.getByLabelText("Allowed templates");
    await app.keyboard.type(box, "  Corporate {Enter}");
    await app.keyboard.type(box, "corporate{Enter}");
    await app.keyboard.click(form.getByRole("button", { name: "Remove Modern" }));
    await app.keyboard.type(box, "Generic"); // not added by Enter: Save means it all the same
    await app.keyboard.click(form.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(puts().at(-1)?.body).toEqual({ templates: ["Corporate", "Generic"] }));
  });

  it("D-58 a template that does not exist is taken with a warning; one in another spelling becomes the real one", async () => {
    const { app, form } = await edit();
    const box = form.getByLabelText("Allowed templates");
    await waitFor(() =>
      expect([...((box as HTMLInputElement).list?.options ?? [])].map((option) => option.value)).toEqual([
        "Generic",
        "Corporate",
      ]),
    );
    await app.keyboard.type(box, "CORPORATE{Enter}");
    await app.keyboard.type(box, "Nowhere");
    await app.keyboard.tab();
    expect(await form.findByText(/^There is no template called “Nowhere”: nothing can be/)).toBeVisible();
    await app.keyboard.click(form.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(puts().at(-1)?.body).toEqual({ templates: ["Modern", "Corporate", "Nowhere"] }),
    );
  });

  it.each([
    ["Credits", "-5"],
    ["Converted CVs", "3.5"],
  ])("%s %s is refused and left as typed", async (label, typed) => {
    const { app, form } = await edit();
    fireEvent.change(form.getByLabelText(label), { target: { value: typed } });
    expect(form.getByLabelText(label)).toHaveValue(typed);
    await app.keyboard.click(form.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(form.getByLabelText(label)).toHaveFocus());
    const fault = "Please enter a whole number from 0 to 1,000,000,000.";
    expect(form.getByText(fault)).toBeVisible();
    expect(puts()).toHaveLength(0);
    fireEvent.change(form.getByLabelText(label), { target: { value: "25" } });
    expect(form.queryByText(fault)).toBeNull();
  });

  it("what another admin saved meanwhile stays in the fields that were left alone", async () => {
    const { app, form } = await edit();
    answer("get", "/admin/user/a1", { ...ann, organisation: "Field & Sons", converted_cvs_count: 8 });
    fireEvent.change(form.getByLabelText(/^Name/), { target: { value: "Ann Meadow" } });
    await app.keyboard.click(form.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("User updated successfully!")).toBeVisible();
    expect(puts()[0]?.body).toMatchObject({
      name: "Ann Meadow",
      organisation: "Field & Sons",
      converted_cvs_count: 8,
    });
  });

  it("where both changed a field the admin is asked, and a second Save means it", async () => {
    const { app, form } = await edit();
    answer("get", "/admin/user/a1", { ...ann, credits_remaining: 2 });
    fireEvent.change(form.getByLabelText("Credits"), { target: { value: "9" } });
    await app.keyboard.click(form.getByRole("button", { name: "Save" }));
    expect(
      await form.findByText(
        "Somebody else has changed this user meanwhile: Credits is now “2”. Save again to keep what stands here.",
      ),
    ).toBeVisible();
    expect(puts()).toHaveLength(0);
    expect(form.getByLabelText("Credits")).toHaveValue("9");
    await app.keyboard.click(form.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("User updated successfully!")).toBeVisible();
    expect(puts()[0]?.body).toMatchObject({ credits_remaining: 9 });
  });

  it("required, and failure", async () => {
    const { app, form } = await edit();
    answer("put", "/admin/user/a1", {}, 500);
    fireEvent.change(form.getByLabelText(/^Name/), { target: { value: " " } });
    await app.keyboard.click(form.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Please fill in all required fields.")).toBeVisible();
    fireEvent.change(form.getByLabelText(/^Name/), { target: { value: "Ann" } });
    await app.keyboard.click(form.getByRole("button", { name: "Save" }));
    expect((await screen.findAllByText("Error updating user. Please try again."))[0]).toBeVisible();
  });
});

describe("credits and use of a user", () => {
  const sums = {
    credits_remaining: 7,
    credits_reserved: 0,
    credits_given: 0,
    credits_taken: 0,
    credits_returned: 0,
    credits_ended: 0,
    converted_cvs_count: 0,
    demo_conversions_used: 0,
    page: 1,
    per_page: 20,
  };
  const at = "2026-03-05T10:00:00Z";
  const show = async () => {
    const app = await open();
    await app.keyboard.click(screen.getByRole("button", { name: "Usage of Ann Field: 7 left" }));
    return { app, shown: within(await dialog()) };
  };

  it("what was given, put on hold, taken and given back, with dates and what for, page by page", async () => {
    const moved = (reason: string, change: number, about: object = {}) => ({
      ...{
        at,
        reason,
        change,
        amount: Math.abs(change) || 1,
        reference: "task1",
        actor: "a1",
        actor_email: "",
      },
      ...about,
    });
    answer("get", "/admin/user/a1/credits", {
      ...sums,
      ...{ credits_given: 9, credits_taken: 1, converted_cvs_count: 1, total: 44, total_pages: 3 },
      movements: [
        moved("reserve", -8, { amount: 10, taken: 8, returned: 2, template: "Modern" }),
        moved("reserve", -1),
        moved("grant", 9, { reference: "set by an admin", actor_email: "root@example.org" }),
      ],
    });
    const { app, shown } = await show();
    const rows = (await shown.findAllByRole("listitem")).map((row) => row.textContent);
    expect(rows).toEqual([
      `Conversion of 10 CVs−810 CVs, 8 taken, 2 given back · Modern · ${momentText(at)} · conversion task1Give back 8 credits`,
      `Conversion of 1 CV−11 CV, 1 on hold · ${momentText(at)} · conversion task1`,
      `Credits added+9${momentText(at)} · by root@example.org`,
    ]);
    expect(shown.getByText("Received in all").parentElement).toHaveTextContent("Received in all9");
    expect(shown.getByRole("button", { name: "Newer" })).toBeDisabled();
    await app.keyboard.click(shown.getByRole("button", { name: "Older" }));
    await waitFor(() => expect(calls("/admin/user/a1/credits").at(-1)?.path).toContain("page=2"));
  });

  it("what was taken for a conversion is given back by a button, where something was", async () => {
    const taken = { at, reason: "reserve", change: -1, amount: 1, taken: 1, reference: "task1", actor: "a1" };
    const list = (movements: object[]) => ({ ...sums, movements, total: 2, total_pages: 1 });
    answer("get", "/admin/user/a1/credits", list([taken, { ...taken, taken: 0, returned: 1 }]));
    answer("post", "/admin/user/a1/refund", { message: "1 credit is given back." });
    const { app, shown } = await show();
    const back = await shown.findAllByRole("button", { name: /^Give back 1 credit/ });
    expect(back).toHaveLength(1);
    answer("get", "/admin/user/a1/credits", list([{ ...taken, taken: 0, returned: 1 }]));
    await app.keyboard.click(back[0] as HTMLElement);
    expect(calls("/admin/user/a1/refund")).toHaveLength(0); // it is asked before
    await app.keyboard.click(shown.getByRole("button", { name: /^Yes, give back 1 credit/ }));
    expect(await screen.findByText("1 credit is given back.")).toBeVisible();
    expect(calls("/admin/user/a1/refund")[0]?.body).toEqual({ conversion: "task1" });
    await waitFor(() => expect(shown.queryByRole("button", { name: /^Give back/ })).toBeNull());
  });

  it("nothing yet", async () => {
    answer("get", "/admin/user/a1/credits", { ...sums, movements: [], total: 0, total_pages: 1 });
    const { shown } = await show();
    expect(await shown.findByText("No credit was given to this account yet.")).toBeVisible();
    expect(shown.queryByRole("button", { name: "Older" })).toBeNull();
  });
});

it("the table is narrowed to a group, from page 1", async () => {
  const app = await open();
  await app.keyboard.click(screen.getByRole("button", { name: "Next page" }));
  await app.keyboard.selectOptions(screen.getByLabelText("Whom to show"), "Only suspended");
  await waitFor(() => expect(lastQuery()).toMatchObject({ only: "suspended", page: "1" }));
  await app.keyboard.selectOptions(screen.getByLabelText("Whom to show"), "All users");
  await waitFor(() => expect(lastQuery()).not.toHaveProperty("only"));
});

describe("AD-6 delete", () => {
  it.each([
    [200, "User deleted successfully!"],
    [500, "Error deleting user. Please try again."],
    [400, "Your own password is not right."],
  ])("on %d", async (status, text) => {
    answer("delete", "/admin/user/a1", status === 400 ? { error: text } : {}, status);
    const app = await open();
    await app.keyboard.click(screen.getByRole("button", { name: "Delete Ann Field" }));
    const alert = within(await screen.findByRole("alertdialog"));
    expect(
      alert.getByText("Are you sure you want to delete this user? This action cannot be undone."),
    ).toBeVisible();
    await app.keyboard.click(alert.getByRole("button", { name: "Delete user" }));
    expect(await alert.findByText("Please enter your own password.")).toBeVisible();
    expect(calls("/admin/user/a1").filter(({ method }) => method === "DELETE")).toHaveLength(0);
    await app.keyboard.type(alert.getByLabelText(/^Your own password/), "Violet7moon{Enter}");
    expect((await screen.findAllByText(text))[0]).toBeVisible();
    expect(calls("/admin/user/a1").at(-1)?.body).toEqual({ password: "Violet7moon" });
  });
});

describe("AD-7 demo account", () => {
  it("created, shown, copied in two lines (D-77)", async () => {
    answer("post", "/admin/create-demo-account", { email: "demo-1@demo.local", password: "Pw123456" });
    const app = await open();
    const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await app.keyboard.click(screen.getByRole("button", { name: "Demo account" }));
    await app.keyboard.click(await screen.findByRole("button", { name: "Create Demo Account" }));
    expect(await screen.findByText("Demo account created successfully!")).toBeVisible();
    expect(calls("/admin/create-demo-account")[0]?.body).toEqual({});
    expect(screen.getByText("demo-1@demo.local")).toBeVisible();
    await app.keyboard.click(screen.getByRole("button", { name: "Copy Account Details" }));
    expect(await screen.findByText("Demo account details copied to clipboard")).toBeVisible();
    expect(write).toHaveBeenCalledWith("Email: demo-1@demo.local\nPassword: Pw123456");
  });

  it("failure", async () => {
    answer("post", "/admin/create-demo-account", {}, 500);
    const app = await open();
    await app.keyboard.click(screen.getByRole("button", { name: "Demo account" }));
    await app.keyboard.click(await screen.findByRole("button", { name: "Create Demo Account" }));
    expect(await screen.findByText("Failed to generate demo account")).toBeVisible();
  });
});
