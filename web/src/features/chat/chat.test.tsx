import { render, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { renderApp } from "@/test/app";
import { answer, breakCall, calls, server, signIn } from "@/test/server";
import { Markdown } from "./markdown";

beforeEach(() => signIn());

const greeting = "I can answer any questions that you may have with Focal.";
const failure = "I'm sorry, but I encountered an error. Please try again later.";
const bubbles = () => within(screen.getByRole("log")).getAllByRole("listitem");

async function open() {
  const app = renderApp("/Application/Chat");
  const box = await screen.findByPlaceholderText("Message Focal...");
  return { app, box, send: screen.getByRole("button", { name: "Send" }) };
}

/** Holds the answer back until the test lets it go. */
function heldAnswer(body: object): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(
    http.post("*/api/admin/chat/send", async () => {
      await held;
      return HttpResponse.json(body as never);
    }),
  );
  return () => release();
}

it("CH-1 header, greeting, title", async () => {
  await open();
  expect(screen.getByRole("heading", { name: "Product Assistant" })).toBeVisible();
  expect(screen.getByText(greeting)).toBeVisible();
  await waitFor(() => expect(document.title).toBe("DEMO Chatbot"));
});

describe("CH-3, CH-4 the box", () => {
  it("Enter with under 2 characters after trimming: the text, nothing sent; typing clears it", async () => {
    const { app, box, send } = await open();
    await app.keyboard.type(box, " x {Enter}");
    expect(await screen.findByText("Please enter a valid question (at least 2 characters).")).toBeVisible();
    expect(send).toBeDisabled();
    expect(calls("/admin/chat/send")).toHaveLength(0);
    await app.keyboard.type(box, "y");
    expect(screen.queryByText(/valid question/)).toBeNull();
    expect(send).toBeEnabled();
  });

  it("Shift+Enter is a new line", async () => {
    const { app, box } = await open();
    await app.keyboard.type(box, "ab{Shift>}{Enter}{/Shift}cd");
    expect(box).toHaveValue("ab\ncd");
    expect(calls("/admin/chat/send")).toHaveLength(0);
  });
});

describe("CH-2, CH-5 sending", () => {
  it("appended, emptied, read-only while waiting, then the reply", async () => {
    const release = heldAnswer({ response: "Three **credits**." });
    const { app, box, send } = await open();
    await app.keyboard.type(box, "  How many?  {Enter}");
    expect(await screen.findByText("How many?")).toBeVisible();
    expect(box).toHaveValue("");
    expect(box).toHaveAttribute("readonly");
    expect(send).toBeDisabled();
    expect(screen.getByText("The assistant is writing")).toBeInTheDocument();
    await app.keyboard.type(box, "ignored{Enter}");
    expect(box).toHaveValue("");
    release();
    expect((await screen.findByText("credits")).tagName).toBe("STRONG");
    expect(box).not.toHaveAttribute("readonly");
    expect(bubbles()).toHaveLength(3);
    expect(calls("/admin/chat/send").map((call) => call.body)).toEqual([{ message: "How many?" }]);
  });

  it.each([
    ["empty", () => answer("post", "/admin/chat/send", { response: "  \n" })],
    ["missing", () => answer("post", "/admin/chat/send", {})],
    ["500", () => answer("post", "/admin/chat/send", { error: "x" }, 500)],
    ["no answer", () => breakCall("post", "/admin/chat/send")],
  ])("a reply that is %s", async (_, arrange) => {
    arrange();
    const { app, box } = await open();
    await app.keyboard.type(box, "Hello?{Enter}");
    expect(await screen.findByText(failure)).toBeVisible();
    expect(box).not.toHaveAttribute("readonly");
  });
});

describe("CH-6 clearing", () => {
  const talk = async () => {
    answer("post", "/admin/chat/send", { response: "Yes." });
    const chat = await open();
    await chat.app.keyboard.type(chat.box, "Hello?{Enter}");
    await screen.findByText("Yes.");
    await chat.app.keyboard.type(chat.box, "draft");
    return chat;
  };

  it("only the greeting stays, input and error are gone", async () => {
    answer("post", "/admin/chat/reset", { message: "ok" });
    const { app, box } = await talk();
    await app.keyboard.click(screen.getByRole("button", { name: "Clear chat" }));
    await waitFor(() => expect(bubbles()).toHaveLength(1));
    expect(screen.getByText(greeting)).toBeVisible();
    expect(box).toHaveValue("");
  });

  it("failure: the text, and the messages are back (D-81)", async () => {
    answer("post", "/admin/chat/reset", {}, 500);
    const { app } = await talk();
    await app.keyboard.click(screen.getByRole("button", { name: "Clear chat" }));
    expect(await screen.findByText("Failed to reset chat. Please try again.")).toBeVisible();
    expect(screen.getByText("Yes.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Clear chat" })).toBeEnabled();
  });
});

describe("CH-7 markdown", () => {
  const show = (text: string) => render(<Markdown text={text} />).container;

  it("headings, code, lists, quotes, tables, strikethrough, task lists", () => {
    const root = show(
      "# H\n\n`c`\n\n- a\n\n1. b\n\n> q\n\n|x|y|\n|-|-|\n|1|2|\n\n~~s~~\n\n- [x] done\n\n```\npre\n```",
    );
    for (const tag of [
      "h1",
      "code",
      "ul",
      "ol",
      "blockquote",
      "table",
      "del",
      "input[type=checkbox]",
      "pre",
    ]) {
      expect(root.querySelector(tag), tag).not.toBeNull();
    }
  });

  it.each([
    "http://a.example/",
    "https://a.example/",
    "irc://a.example/",
    "ircs://a.example/",
    "mailto:a@b.example",
    "xmpp:a@b.example",
  ])("a link to %s opens in a new tab", (href) => {
    const link = show(`[x](${href})`).querySelector("a");
    expect(link).toHaveAttribute("href", href);
    expect(link).toHaveAttribute("target", "_blank");
    expect(link?.getAttribute("rel")).toContain("noopener");
  });

  it("bare addresses become links", () => {
    expect(show("see https://a.example/x now").querySelector("a")).toHaveAttribute(
      "href",
      "https://a.example/x",
    );
  });

  it.each([
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt:alert(1))",
    "[x](java&#x09;script:alert(1))",
    "[x](&#106;avascript:alert(1))",
    "[x](data:text/html,<script>alert(1)</script>)",
    "[x](vbscript:x)",
    "[x](file:///etc/passwd)",
    "<javascript:alert(1)>",
    "<script>alert(1)</script>",
    '<img src=x onerror="alert(1)">',
    "![x](https://a.example/pixel.png)",
    '<svg onload="alert(1)"></svg>',
    '<iframe src="https://a.example"></iframe>',
    '<a href="javascript:alert(1)">x</a>',
    "[a]: javascript:alert(1)\n\n[a]",
    "<style>*{display:none}</style>",
  ])("assurance 38: %s does nothing", (payload) => {
    const root = show(payload);
    expect(root.querySelector("script, img, svg, iframe, style, object, embed, form, a[href]")).toBeNull();
    expect(root.innerHTML).not.toMatch(/\son\w+=/i);
  });
});
