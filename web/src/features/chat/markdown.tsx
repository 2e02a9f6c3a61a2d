import ReactMarkdown, { defaultUrlTransform } from "react-markdown";
import remarkGfm from "remark-gfm";

const elements =
  "a blockquote br code del em h1 h2 h3 h4 h5 h6 hr input li ol p pre strong table tbody td th thead tr ul".split(
    " ",
  );

/**
 * A reply as markdown, without raw HTML and images (D-82). The library's own address rule lets exactly
 * http, https, irc, ircs, mailto and xmpp through (CH-7).
 */
export function Markdown({ text }: { text: string }) {
  return (
    <div className="chat-markdown">
      <ReactMarkdown
        remarkPlugins={[remarkGfm]}
        skipHtml
        allowedElements={elements}
        unwrapDisallowed
        urlTransform={defaultUrlTransform}
        components={{
          a: ({ href, children }) =>
            href ? (
              <a href={href} target="_blank" rel="noopener noreferrer">
                {children}
              </a>
            ) : (
              <span>{children}</span>
            ),
          input: ({ checked }) => (
            <input
              type="checkbox"
              checked={checked ?? false}
              readOnly
              disabled
              aria-label={checked ? "Done" : "Open"}
            />
          ),
        }}
      >
        {text}
      </ReactMarkdown>
    </div>
  );
}
