/** Options that made no difference, with why; of many the number, so that the document stays in sight. */
export function WithoutEffect({ reasons }: { reasons: string[] }) {
  const list = reasons.map((reason) => <p key={reason}>{reason}</p>);
  if (reasons.length <= 2) return list;
  return (
    <details>
      <summary className="w-fit cursor-pointer py-1 pointer-coarse:py-3">
        {`${reasons.length} options that you chose made no difference`}
      </summary>
      <div className="grid gap-0.5 border-line border-l-2 pl-3">{list}</div>
    </details>
  );
}
