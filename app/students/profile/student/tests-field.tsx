import { controlLook, FieldError } from "#app/shared/ui/fields/field.tsx";
import { testNames } from "#database/schema/lists.ts";
import { noTest, scoreOf, testScores } from "./rules.ts";
import { studentFoldsText } from "./text-words.ts";

interface TestsFieldProps {
  label: string;
  noneLabel: string;
  values: Record<string, string | string[]>;
  problems: Record<string, string>;
}

const tick = "size-6 shrink-0 rounded-md border-edge accent-leaf";

/** A score means that the test was taken. A tick without a score means that the score is pending or private. */
export function TestsField({ label, noneLabel, values, problems }: TestsFieldProps) {
  const taken = [values.testsTaken ?? []].flat();
  return (
    <fieldset id="profile-testsTaken" tabIndex={-1}>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <ul className="grid gap-2 sm:grid-cols-2 sm:gap-x-6">
        {testNames.map((test) => {
          const name = scoreOf(test);
          const { min, max, step } = testScores[test];
          const error = problems[name];
          return (
            <li key={test}>
              <div className="flex items-center gap-3">
                <label className="flex min-h-12 min-w-0 grow items-center gap-3">
                  <input
                    type="checkbox"
                    name="testsTaken"
                    value={test}
                    defaultChecked={taken.includes(test)}
                    className={tick}
                  />
                  {test}
                </label>
                <input
                  type="number"
                  name={name}
                  id={`profile-${name}`}
                  {...{ min, max, step }}
                  inputMode="decimal"
                  defaultValue={String(values[name] ?? "")}
                  aria-label={studentFoldsText.score(test, min, max)}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error ? `profile-${name}-error` : undefined}
                  placeholder={studentFoldsText.range(min, max)}
                  className={`${controlLook} max-w-34 shrink-0`}
                />
              </div>
              {error && <FieldError id={`profile-${name}-error`}>{error}</FieldError>}
            </li>
          );
        })}
        <li className="sm:col-span-2">
          <label className="flex min-h-12 items-center gap-3">
            <input
              type="checkbox"
              name="testsTaken"
              value={noTest}
              defaultChecked={taken.includes(noTest)}
              className={tick}
            />
            {noneLabel}
          </label>
        </li>
      </ul>
      {problems.testsTaken && <FieldError id="profile-testsTaken-error">{problems.testsTaken}</FieldError>}
    </fieldset>
  );
}
