import type { ReactNode } from "react";

export interface Fact {
  name: string;
  value: ReactNode;
}

/** What decides: name and value, side by side as the width allows. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="flex flex-wrap gap-px overflow-hidden rounded-card border border-line bg-line">
      {facts.map(({ name, value }) => (
        <div key={name} className="max-w-full grow basis-[9.5rem] bg-card px-4 py-3">
          <dt className="text-sm text-ink-2">{name}</dt>
          <dd className="mt-0.5 font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
