import type { SubjectsInput } from "#app/catalogue/grades/system.ts";
import { inputHints } from "#app/catalogue/grades/system-words.ts";
import { controlLook, FieldError, Hint } from "#app/shared/ui/fields/field.tsx";
import { longestSubject, nameOf, type TypedResult } from "./result-fields.ts";
import { subjectRowsText as text } from "./text-words.ts";

interface SubjectRowsProps {
  result: TypedResult;
  subjects: SubjectsInput;
  problems: Record<string, string>;
}

/** One row per subject. Empty rows are ignored. */
export function SubjectRows({ result: { id, rows }, subjects, problems }: SubjectRowsProps) {
  const wiring = (name: string) => ({
    name,
    id: `profile-${name}`,
    "aria-invalid": problems[name] ? (true as const) : undefined,
    "aria-describedby": problems[name] ? `profile-${name}-error` : undefined,
  });
  return (
    <div>
      <div aria-hidden="true" className="mb-1.5 grid grid-cols-[minmax(0,1fr)_5rem] gap-2 font-semibold">
        <span>{text.subject}</span>
        <span>{text.grade}</span>
      </div>
      <ul className="grid gap-2">
        {rows.map(({ subject, grade }, row) => {
          const [subjectName, gradeName] = [nameOf.subject(id, row), nameOf.grade(id, row)];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
            <li key={row}>
              <div className="grid grid-cols-[minmax(0,1fr)_5rem] gap-2">
                <input
                  {...wiring(subjectName)}
                  type="text"
                  defaultValue={subject}
                  maxLength={longestSubject}
                  aria-label={text.subjectNumber(row + 1)}
                  autoComplete="off"
                  className={controlLook}
                />
                <select
                  {...wiring(gradeName)}
                  defaultValue={grade}
                  aria-label={subject ? text.gradeOf(subject) : text.gradeOfNumber(row + 1)}
                  className={controlLook}
                >
                  <option value="" />
                  {subjects.grades.map((one) => (
                    <option key={one}>{one}</option>
                  ))}
                </select>
              </div>
              {[subjectName, gradeName].map(
                (name) =>
                  problems[name] && (
                    <FieldError key={name} id={`profile-${name}-error`}>
                      {problems[name]}
                    </FieldError>
                  ),
              )}
            </li>
          );
        })}
      </ul>
      {subjects.hint && <Hint id={`profile-${nameOf.subject(id, 0)}-hint`}>{inputHints[subjects.hint]}</Hint>}
    </div>
  );
}
