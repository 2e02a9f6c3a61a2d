import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Field, TextArea } from "@/components/ui/field";
import { call } from "@/lib/api";
import { serverTextOr } from "@/lib/errors";
import { settings } from "@/lib/settings";
import { useUser } from "@/lib/user";
import { emailPattern, z } from "@/lib/zod";
import { PageHero } from "./page-hero";

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, "Please enter your name")),
  email: z.string().check(z.trim(), z.regex(emailPattern, "Please enter a valid email address")),
  organisation: z.string().check(z.trim()),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(10, "Please write at least a sentence"),
      z.maxLength(4000, "Please keep it under 4000 characters"),
    ),
});

type ContactForm = z.infer<typeof schema>;

export function ContactPage() {
  const form = useForm<ContactForm>({
    resolver: zodResolver(schema),
    defaultValues: { name: "", email: "", organisation: "", message: "" },
  });
  const { errors } = form.formState;
  const { user } = useUser();
  useEffect(() => {
    if (!user || form.formState.isDirty) return;
    form.reset({ name: user.name, email: user.email, organisation: user.organisation, message: "" });
  }, [user, form]);
  const sending = useMutation({
    mutationFn: (values: ContactForm) => call("POST", "/contact", { json: values, auth: "none" }),
    onSuccess: () => form.reset(),
  });
  return (
    <>
      <PageHero title="Contact" intro="Tell us what you send, how many, and in which format." />
      <div className="page grid gap-10 pb-16 lg:grid-cols-[3fr_2fr] lg:gap-16">
        <form
          noValidate
          onSubmit={form.handleSubmit((values) => sending.mutate(values))}
          className="grid gap-5 rounded-lg border border-line bg-surface p-5 sm:p-8"
        >
          <Field
            label="Name"
            autoComplete="name"
            required
            error={errors.name?.message}
            {...form.register("name")}
          />
          <Field
            label="Email"
            type="email"
            autoComplete="email"
            required
            error={errors.email?.message}
            {...form.register("email")}
          />
          <Field
            label="Organisation (optional)"
            autoComplete="organization"
            {...form.register("organisation")}
          />
          <TextArea label="Message" required error={errors.message?.message} {...form.register("message")} />
          <div className="flex flex-wrap items-center gap-4">
            <Button type="submit" size="lg" disabled={sending.isPending}>
              {sending.isPending ? "Sending…" : "Send message"}
            </Button>
            <p role="status" className="text-ok">
              {sending.isSuccess && "Thank you. Your message has been sent."}
            </p>
          </div>
          {sending.isError && (
            <p role="alert" className="text-danger">
              {serverTextOr(
                sending.error,
                `Your message could not be sent. Please write to ${settings.support_email}.`,
              )}
            </p>
          )}
        </form>
        <div className="grid content-start gap-3">
          <h2 className="text-2xl">Or write to us</h2>
          <p className="text-ink-soft">
            For layouts, templates and questions about an installation of your own.
          </p>
          <p>
            <a className="text-link font-semibold" href={`mailto:${settings.support_email}`}>
              {settings.support_email}
            </a>
          </p>
        </div>
      </div>
    </>
  );
}
