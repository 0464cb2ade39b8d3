import { type FormEvent, useState } from "react";
import { chosenRanks, type ExamForm, gradeOfRank } from "#app/catalogue/courses/exam-form.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { TextField } from "#app/shared/ui/fields/text-field.tsx";
import { utmeFields } from "./courses-address.ts";
import { describeMean } from "./describe-mean.ts";
import { courseWords as words } from "./words.ts";
import "./grades.css";

interface GradesFormProps {
  exam: ExamForm;
  ranks: ReadonlyMap<string, number>;
  utme: readonly string[];
  /** The other parameters of the URL. */
  keeps: Record<string, string>;
}

/** Grades by subject. A GET form: the grades go into the URL and aren't stored. */
export function GradesForm({ exam, ranks, utme, keeps }: GradesFormProps) {
  const [own, setOwn] = useState(ranks);
  const mean = describeMean(exam, own);
  return (
    <Form
      action="/courses"
      className="grid gap-5"
      onChange={({ currentTarget }) => {
        const form = new FormData(currentTarget);
        setOwn(chosenRanks(exam, (code) => form.get(code)));
      }}
    >
      {Object.entries(keeps).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="grid items-start gap-x-6 gap-y-4 md:grid-cols-2 lg:grid-cols-3">
        {exam.groups.map(({ name, subjects, isOpen }) => {
          const rows = (
            <div className="overflow-hidden rounded-xl border border-line bg-card">
              {subjects.map((subject) => (
                <SubjectRow key={subject.code} {...{ exam, ...subject }} rank={ranks.get(subject.code)} />
              ))}
            </div>
          );
          if (isOpen || subjects.some(({ code }) => ranks.has(code)))
            return (
              <section key={name} aria-label={name}>
                <h3 className="mb-1 font-sans text-sm font-semibold text-ink-2">{name}</h3>
                {rows}
              </section>
            );
          return (
            <details key={name}>
              <summary className="flex min-h-11 items-center font-semibold underline">
                {words.more(name)}
              </summary>
              {rows}
            </details>
          );
        })}
      </div>
      {exam.asksUtme && <UtmeFields {...{ exam, utme }} />}
      <TextField
        label={words.paste}
        hint={words.pasteHint(exam.example)}
        name="paste"
        maxLength={500}
        autoComplete="off"
      />
      <div className="sticky bottom-0 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-card py-3">
        <p aria-live="polite">
          {mean && (
            <>
              <b>{mean.grade}</b> {mean.sum}
              <span className="block text-sm text-ink-2">{mean.parts}</span>
            </>
          )}
        </p>
        <Button type="submit">{words.see}</Button>
      </div>
    </Form>
  );
}

interface SubjectRowProps {
  exam: ExamForm;
  code: string;
  name: string;
  rank: number | undefined;
}

/**
 * A fold that opens on a tap. The stylesheet shows the chosen grade beside the name, so it works without JavaScript.
 */
const SubjectRow = ({ exam, code, name, rank }: SubjectRowProps) => (
  <details name="subject" className="subject border-line not-first:border-t open:bg-sand" onChange={openNext}>
    <summary lang="en" className="flex min-h-[46px] items-center justify-between gap-2 pr-2 pl-3.5">
      {name}
    </summary>
    <fieldset className="grid grid-cols-6 gap-1.5 px-2 pb-2.5">
      <legend lang="en" className="sr-only">
        {name}
      </legend>
      {exam.grades.map((grade) => (
        <label key={grade}>
          <input
            type="radio"
            name={code}
            value={grade}
            defaultChecked={rank !== undefined && gradeOfRank(exam, rank) === grade}
          />
          {grade}
        </label>
      ))}
      <label className="col-span-full">
        <input type="radio" name={code} value="" />
        {words.notTaken}
      </label>
    </fieldset>
  </details>
);

/** Opens the next subject without a grade after a tap, but not after a key: arrow keys move through the grades. */
function openNext({ currentTarget, target }: FormEvent<HTMLDetailsElement>) {
  const isTap = target instanceof HTMLInputElement && target.matches(":not(:focus-visible)");
  if (!isTap || !target.value) return;
  currentTarget.open = false;
  const rows = [...(target.form?.querySelectorAll<HTMLDetailsElement>("details.subject") ?? [])];
  const next = rows
    .slice(rows.indexOf(currentTarget) + 1)
    .find((row) => row.checkVisibility() && !row.querySelector(":checked"));
  if (next) next.open = true;
}

const UtmeFields = ({ exam, utme }: Pick<GradesFormProps, "exam" | "utme">) => (
  <fieldset>
    <legend className="mb-2 font-semibold">{words.utme}</legend>
    <div className="grid gap-3 sm:grid-cols-3">
      {utmeFields.map((name, place) => (
        <SelectField
          key={name}
          label={words.utmeSubject(place + 1)}
          name={name}
          defaultValue={utme[place] ?? ""}
          placeholder={words.notChosen}
          choices={exam.groups
            .flatMap(({ subjects }) => subjects)
            .filter(({ code }) => code !== "ENG")
            .map(({ code, name: subject }) => ({ value: code, label: subject }))}
        />
      ))}
    </div>
  </fieldset>
);
