import { useLayoutEffect, useRef } from "react";

interface FormProblemsProps {
  title: string;
  /** By the field's name; the field's id is the form's name, a dash and this. */
  problems: Record<string, string> | undefined;
  formId: string;
}

/** Lists the problems of a rejected form above it, takes the focus, and links to each field. */
export function FormProblems({ title, problems, formId }: FormProblemsProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (problems) box.current?.focus();
  }, [problems]);
  const entries = Object.entries(problems ?? {});
  if (entries.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-card border-2 border-clay bg-clay-pale p-4 text-clay-ink"
    >
      <p className="font-semibold">{title}</p>
      <ul className="mt-1">
        {entries.map(([name, problem]) => (
          <li key={name}>
            {name === "form" ? (
              problem
            ) : (
              <a
                className="inline-flex min-h-11 items-center underline underline-offset-4"
                href={`#${formId}-${name}`}
              >
                {problem}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
