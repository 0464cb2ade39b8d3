import { type Exam, gradeOfRank } from "#app/catalogue/courses/exams.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { TextField } from "#app/shared/ui/fields/text-field.tsx";
import { courseWords as words } from "./words.ts";

interface GradesFormProps {
  exam: Exam;
  ranks: ReadonlyMap<string, number>;
  /** The address that the grades are added to. */
  action: string;
}

/** A choice of grades for each subject. Sent as a form, answered with an address that holds the grades. */
export function GradesForm({ exam, ranks, action }: GradesFormProps) {
  return (
    <Form method="post" action={action} className="grid gap-6">
      {exam.groups.map((group) => {
        const grid = (
          <div className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 lg:grid-cols-5">
            {group.subjects.map(({ code, name }) => (
              <GradeChoice key={code} {...{ exam, code, name }} rank={ranks.get(code)} />
            ))}
          </div>
        );
        if (group.isOpen || group.subjects.some(({ code }) => ranks.has(code)))
          return (
            <fieldset key={group.name}>
              <legend className="mb-2 font-semibold">{group.name}</legend>
              {grid}
            </fieldset>
          );
        return (
          <details key={group.name}>
            <summary className="mb-2 min-h-11 cursor-pointer py-2 font-semibold">{group.name}</summary>
            {grid}
          </details>
        );
      })}
      <TextField label={words.paste} hint={words.pasteHint} name="paste" maxLength={500} autoComplete="off" />
      <div>
        <Button type="submit">{words.see}</Button>
      </div>
    </Form>
  );
}

interface GradeChoiceProps {
  exam: Exam;
  code: string;
  name: string;
  rank: number | undefined;
}

const GradeChoice = ({ exam, code, name, rank }: GradeChoiceProps) => (
  <label className="min-w-0 text-sm">
    <span className="block truncate" title={name}>
      {name}
    </span>
    <select
      name={code}
      defaultValue={rank === undefined ? "" : gradeOfRank(exam, rank)}
      className="mt-1 block min-h-11 w-full rounded-xl border-[1.5px] border-edge bg-card px-3 text-base text-ink"
    >
      <option value="">{words.notTaken}</option>
      {exam.grades.map((grade) => (
        <option key={grade}>{grade}</option>
      ))}
    </select>
  </label>
);
