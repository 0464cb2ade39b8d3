import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export interface Fact {
  name: string;
  value: ReactNode;
  /** Takes a whole line on a phone. */
  isWide?: boolean;
}

/** Key facts: name and value, side by side as the width allows. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="flex flex-wrap gap-px overflow-hidden rounded-card border border-line bg-line">
      {facts.map(({ name, value, isWide }) => (
        <div
          key={name}
          className={classNames(
            "max-w-full grow bg-card px-4 py-3 max-sm:px-3.5 max-sm:py-1.5 print:py-1",
            isWide ? "basis-[19rem]" : "basis-[9.5rem] max-sm:basis-[8.5rem]",
          )}
        >
          <dt className="text-sm text-ink-2 max-sm:text-note max-sm:leading-snug">{name}</dt>
          <dd className="mt-0.5 min-w-0 font-semibold max-sm:mt-0 max-sm:text-small max-sm:leading-snug">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
