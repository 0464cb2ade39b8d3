import type { ReactNode } from "react";

/** The page's h1, with a sentence about the page and its actions. */
export function PageHeading({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-page">{title}</h1>
        {intro && <p className="mt-2 max-w-[65ch] text-lg text-pretty text-ink-2">{intro}</p>}
      </div>
      {children}
    </div>
  );
}

/** The heading of a section, with its link at the end of the line. */
export function SectionHeading({
  id,
  title,
  children,
}: {
  id?: string;
  title: string;
  children?: ReactNode;
}) {
  return (
    <div className="mb-4 flex items-center justify-between gap-4">
      <h2 id={id} className="min-w-0 text-section">
        {title}
      </h2>
      {children && <div className="shrink-0">{children}</div>}
    </div>
  );
}
