import { usePage } from "#app/shared/layout/page.ts";
import { next } from "./words.ts";

export function WhatHappensNext() {
  const contactEmail = usePage()?.contactEmail;
  return (
    <aside aria-labelledby="next" className="on-dark self-start rounded-panel bg-indigo p-6 md:p-7">
      <h3 id="next" className="text-xl">
        {next.title}
      </h3>
      <ol className="mt-3 grid list-decimal gap-2.5 pl-5 text-on-indigo marker:font-bold">
        {next.steps.map((step) => (
          <li key={step} className="pl-1">
            {step}
          </li>
        ))}
      </ol>
      {contactEmail && (
        <p className="mt-5 text-on-indigo">
          {next.directly}{" "}
          <a
            href={`mailto:${contactEmail}`}
            className="inline-flex min-h-11 items-center font-semibold break-all text-white underline underline-offset-4"
          >
            {contactEmail}
          </a>
        </p>
      )}
    </aside>
  );
}
