import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { SectionHeading } from "./heading.tsx";

interface SectionProps {
  id: string;
  title: string;
  intro?: ReactNode;
  /** A sand background for every second section. */
  tone?: "paper" | "sand";
  children: ReactNode;
}

/** A section of a page, with its heading and as wide as the window. */
export function Section({ id, title, intro, tone = "paper", children }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={classNames("py-10 md:py-14", tone === "sand" && "border-y border-line bg-sand")}
    >
      <div className="wrap">
        <SectionHeading id={id} title={title} />
        {intro && <p className="-mt-1 mb-6 max-w-[65ch] text-pretty text-ink-2">{intro}</p>}
        {children}
      </div>
    </section>
  );
}
