import { Aperture, Eraser, SendHorizontal } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { cx } from "@/lib/cx";
import { Markdown } from "./markdown";
import { messages } from "./messages";
import { withSuggestions } from "./suggestions";
import { type Message, useChat } from "./use-chat";
import "./chat.css";

export function ChatPage() {
  const chat = useChat();
  const isBusy = chat.state !== "idle";
  const end = useRef<HTMLDivElement>(null);
  const count = chat.list.length;
  useEffect(() => {
    if (count > 1) end.current?.scrollIntoView({ block: "nearest" });
  }, [count]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isBusy) {
      event.preventDefault();
      return;
    }
    if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      void chat.send();
    }
  };

  return (
    <div className="page flex h-[calc(100dvh-4rem)] min-h-96 max-w-4xl flex-col py-4">
      <div className="flex items-center justify-between gap-4 border-line border-b pb-3">
        <h1 className="text-xl sm:text-2xl">Product Assistant</h1>
        <Button
          look="quiet"
          size="sm"
          className="-mr-3 min-h-11"
          aria-label="Clear chat"
          disabled={isBusy}
          onClick={() => void chat.clear()}
        >
          <Eraser aria-hidden /> Clear chat
        </Button>
      </div>
      <section
        role="log"
        aria-label="Conversation"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto py-5"
      >
        <ol
          className={cx(
            "grid gap-4 transition-opacity duration-300",
            chat.state === "clearing" && "opacity-0",
          )}
        >
          {chat.list.map((message) => (
            <Bubble
              key={message.id}
              message={message}
              onAsk={(title) => void chat.send(title)}
              disabled={isBusy}
            />
          ))}
          {chat.state === "processing" && <Typing />}
        </ol>
        <div ref={end} className="scroll-mb-5" />
      </section>
      <div className="grid gap-1.5 border-line border-t pt-4">
        <div className="flex items-end gap-2.5">
          <textarea
            aria-label={messages.placeholder()}
            placeholder={messages.placeholder()}
            value={chat.input}
            readOnly={isBusy}
            rows={1}
            maxLength={2000}
            aria-invalid={chat.error ? true : undefined}
            aria-describedby="chat-error"
            onChange={(event) => chat.type(event.target.value)}
            onKeyDown={onKeyDown}
            className="field-sizing-content max-h-[120px] min-h-[50px] min-w-0 flex-1 resize-none rounded-md border border-edge bg-surface px-3.5 py-3 leading-6 placeholder:text-ink-soft"
          />
          <Button
            aria-label="Send"
            className="size-[50px] px-0"
            disabled={isBusy || chat.input.trim().length < 2}
            onClick={() => void chat.send()}
          >
            <SendHorizontal aria-hidden />
          </Button>
        </div>
        <p id="chat-error" role="alert" className="min-h-6 text-danger text-sm">
          {chat.error}
        </p>
      </div>
    </div>
  );
}

type BubbleProps = { message: Message; onAsk: (question: string) => void; disabled: boolean };

function Bubble({ message, onAsk, disabled }: BubbleProps) {
  if (message.isUser) {
    return (
      <li
        data-message={message.id}
        className="ml-auto max-w-[85%] whitespace-pre-wrap break-words rounded-lg rounded-br-sm bg-bubble px-4 py-2.5 text-white sm:max-w-[80%]"
      >
        {message.text}
      </li>
    );
  }
  const { answer, lead, questions } = withSuggestions(message.text);
  return (
    <li data-message={message.id} className="flex max-w-[85%] items-start gap-3 sm:max-w-[80%]">
      <AssistantIcon />
      <div className="min-w-0 break-words rounded-lg rounded-tl-sm bg-grey px-4 py-2.5">
        <Markdown text={answer} />
        {questions.length > 0 && (
          <div className="mt-2 flex flex-wrap items-center gap-x-4">
            <span>{lead}</span>
            {questions.map((question) => (
              <button
                key={question}
                type="button"
                disabled={disabled}
                onClick={() => onAsk(question)}
                className="text-link min-h-9 pointer-coarse:min-h-11 text-left"
              >
                {question}
              </button>
            ))}
          </div>
        )}
      </div>
    </li>
  );
}

function AssistantIcon() {
  return (
    <span
      aria-hidden
      className="focus-frame mt-1 grid size-8 shrink-0 place-items-center [--arm:8px] [--stroke:2px]"
    >
      <Aperture className="size-4.5 text-primary" />
    </span>
  );
}

/** Three dots that bounce while waiting. */
function Typing() {
  return (
    <li data-message="streaming" className="flex items-start gap-3">
      <AssistantIcon />
      <div className="flex gap-1.5 rounded-lg rounded-tl-sm bg-grey px-4 py-4">
        <span className="sr-only">The assistant is writing</span>
        {[0, 150, 300].map((delay) => (
          <span
            key={delay}
            aria-hidden
            className="size-2 rounded-full bg-ink-soft [animation:typing_1.2s_infinite]"
            style={{ animationDelay: `${delay}ms` }}
          />
        ))}
      </div>
    </li>
  );
}
