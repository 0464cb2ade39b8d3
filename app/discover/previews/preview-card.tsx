/** What chat apps show of a shared link. */
export interface PreviewFacts {
  kind: string;
  title: string;
  /** Amount, tuition or company. */
  highlight: string;
  /** Deadline or location. */
  detail: string;
}

export const previewSize = { width: 1200, height: 630 };

const column = { display: "flex", flexDirection: "column" } as const;
const clamped = (lines: number) => ({ display: "block", lineClamp: lines, wordBreak: "break-word" }) as const;

/** Characters that fit on a line; a longer amount is set smaller, on two lines, so that it is not cut. */
const longHighlight = 36;

/** Rendered by satori, which supports only inline styles and flexbox. The strip is added later. */
export function PreviewCard({ kind, title, highlight, detail }: PreviewFacts) {
  return (
    <div
      style={{
        ...column,
        width: previewSize.width - 128,
        height: previewSize.height - 136,
        padding: "52px 64px 84px",
        background: "#0f4d3a",
        color: "#ffffff",
        fontFamily: "Bricolage Grotesque",
      }}
    >
      <div style={{ display: "flex", alignItems: "center", justifyContent: "space-between" }}>
        <div style={{ display: "flex", alignItems: "center", gap: 18, fontSize: 46, fontWeight: 800 }}>
          <Mark />
          Fursa
        </div>
        <div
          style={{
            display: "flex",
            padding: "8px 26px 10px",
            borderRadius: 99,
            background: "#dcefe4",
            color: "#0c4735",
            fontSize: 30,
            fontWeight: 700,
          }}
        >
          {kind}
        </div>
      </div>
      <div style={{ ...column, flexGrow: 1, justifyContent: "center" }}>
        <div
          style={{ ...clamped(3), fontSize: title.length > 70 ? 58 : 72, fontWeight: 800, lineHeight: 1.1 }}
        >
          {title}
        </div>
      </div>
      <div style={{ ...column, gap: 10 }}>
        {highlight && (
          <div
            style={{
              ...clamped(2),
              color: "#f2a516",
              fontSize: highlight.length > longHighlight ? 38 : 50,
              fontWeight: 800,
              lineHeight: 1.2,
            }}
          >
            {highlight}
          </div>
        )}
        {detail && (
          <div style={{ ...clamped(1), color: "#d5e6dd", fontSize: 36, fontWeight: 700, lineHeight: 1.25 }}>
            {detail}
          </div>
        )}
      </div>
    </div>
  );
}

/** The header's logo on a lighter background. */
const Mark = () => (
  <svg width="76" height="76" viewBox="0 0 36 36" fill="none" strokeWidth="3.4" strokeLinecap="round">
    <title>Fursa</title>
    <rect width="36" height="36" rx="9.5" fill="#0b3a2c" />
    <path d="M9.5 28V11.5L18 7l8.5 4.5" stroke="#f2a516" strokeLinejoin="round" />
    <path d="M9.5 18.5H19" stroke="#fff" />
    <circle cx="26.5" cy="20" r="3.1" fill="#e8704a" />
  </svg>
);
