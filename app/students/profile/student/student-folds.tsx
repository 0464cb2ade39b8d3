import { placeChoices } from "#app/catalogue/names/place-choices.ts";
import type { FormRefusal } from "#app/shared/forms/rules.ts";
import { CheckField } from "#app/shared/ui/fields/check-field.tsx";
import { choiceWords } from "#app/shared/ui/fields/choice-words.ts";
import { FieldError } from "#app/shared/ui/fields/field.tsx";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { TextField } from "#app/shared/ui/fields/text-field.tsx";
import {
  finishedInRule,
  institutionRule,
  schoolClassRule,
  yearOfStudyRule,
} from "#app/students/eligibility/questions/rules.ts";
import { askWords } from "#app/students/eligibility/questions/words.ts";
import { ChipsField } from "../chips-field.tsx";
import { otherCountries, worldCountries } from "../countries.ts";
import { resultsAmong } from "../results/result-fields.ts";
import { ResultsField } from "../results/results-field.tsx";
import { fieldIn, group, hasProblem, listIn } from "./field-values.ts";
import { Fold } from "./fold.tsx";
import { summaryOf } from "./fold-summaries.ts";
import {
  ageRule,
  budgetRule,
  currencies,
  earliestBirth,
  fieldWordsRule,
  regionRule,
  workYearsRule,
} from "./rules.ts";
import { TestsField } from "./tests-field.tsx";
import { studentFoldsText } from "./text-words.ts";
import { type About, sexChoices, wantedChoices, wordsAbout } from "./words.ts";

const currencyChoices = currencies.map((value) => ({ value, label: value }));
const choice = () => ({ placeholder: choiceWords.choose });

/** Optional questions beside the specification's fields, collapsed unless one of them has a problem. */
export function StudentFolds({
  about,
  isTyped,
  values,
  problems,
}: FormRefusal & { about: About; isTyped: boolean }) {
  const refusal = { values, problems };
  const [field, list] = [fieldIn(refusal), listIn(refusal)];
  const words = wordsAbout(about);
  const isOpen = (...names: string[]) => hasProblem(refusal, names);
  const results = resultsAmong(values);
  const { place, school, person, wishes, experience } = words;
  return (
    <fieldset className="grid gap-2">
      <legend className="mt-2 mb-2 font-display text-lg font-bold">{studentFoldsText.title}</legend>
      <Fold
        {...words.results}
        answers={summaryOf.results(values)}
        isOpen={(isTyped && results.length > 0) || isOpen("result")}
      >
        <ResultsField
          country={String(values.country ?? "")}
          results={results}
          problems={problems}
          gpa={String(values.gpa ?? "")}
          isGoingLabel={experience.isGoing}
        />
      </Fold>
      <Fold
        {...place}
        answers={summaryOf.place(values)}
        isOpen={isOpen("citizenships", "residence", "region", "origin")}
      >
        <ChipsField
          label={place.citizenships}
          choose={studentFoldsText.chooseCitizenship}
          add={studentFoldsText.addCitizenship}
          list={worldCountries}
          {...list("citizenships")}
        />
        <div className={group}>
          <SelectField
            label={place.residence}
            {...field("residence")}
            choices={placeChoices(worldCountries)}
            {...choice()}
          />
          <TextField label={place.region} {...field("region")} {...regionRule} />
          <TextField label={place.origin} {...field("origin")} {...regionRule} hint={place.originHint} />
        </div>
      </Fold>
      <Fold
        {...school}
        answers={summaryOf.school(values)}
        isOpen={isOpen("institution", "yearOfStudy", "schoolClass", "finishedIn")}
      >
        <div className={group}>
          <TextField label={school.institution} {...field("institution")} {...institutionRule} />
          <TextField
            label={school.yearOfStudy}
            {...field("yearOfStudy")}
            {...yearOfStudyRule}
            inputMode="numeric"
          />
          <TextField
            label={school.schoolClass}
            {...field("schoolClass")}
            {...schoolClassRule}
            hint={askWords.schoolClassHint}
          />
          <TextField
            label={school.finishedIn}
            {...field("finishedIn")}
            {...finishedInRule}
            inputMode="numeric"
            hint={school.finishedInHint}
          />
        </div>
      </Fold>
      <Fold {...person} answers={summaryOf.person(values)} isOpen={isOpen("sex", "bornOn", "statedAge")}>
        <div className={group}>
          <SelectField label={studentFoldsText.sex} {...field("sex")} choices={sexChoices} {...choice()} />
          <TextField label={person.bornOn} {...field("bornOn")} type="date" min={earliestBirth} />
          <TextField label={person.age} {...field("statedAge")} {...ageRule} inputMode="numeric" />
        </div>
      </Fold>
      <Fold
        {...wishes}
        answers={summaryOf.wishes(values)}
        isOpen={isOpen("wantedLevels", "fieldWords", "otherCountries", "budgetV", "budgetC")}
      >
        <fieldset id="profile-wantedLevels" tabIndex={-1}>
          <legend className="font-semibold">{wishes.levels}</legend>
          <div className="grid sm:grid-cols-2">
            {wantedChoices.map(({ value, label }) => (
              <CheckField
                key={value}
                label={label}
                name="wantedLevels"
                value={value}
                id={`profile-wantedLevels-${value}`}
                defaultChecked={[values.wantedLevels ?? []].flat().includes(value)}
              />
            ))}
          </div>
          {problems.wantedLevels && (
            <FieldError id="profile-wantedLevels-error">{problems.wantedLevels}</FieldError>
          )}
        </fieldset>
        <TextField
          label={wishes.words}
          {...field("fieldWords")}
          {...fieldWordsRule}
          hint={studentFoldsText.courseHint}
        />
        <ChipsField
          label={wishes.other}
          choose={studentFoldsText.chooseCountry}
          add={studentFoldsText.addCountry}
          list={otherCountries}
          {...list("otherCountries")}
        />
        <div className={group}>
          <TextField
            label={wishes.budgetValue}
            {...field("budgetValue")}
            {...budgetRule}
            inputMode="numeric"
          />
          <SelectField
            label={studentFoldsText.currency}
            {...field("budgetCurrency")}
            choices={currencyChoices}
            {...choice()}
          />
        </div>
      </Fold>
      <Fold
        {...experience}
        answers={summaryOf.experience(values)}
        isOpen={isOpen("workYears", "testsTaken", "score-")}
      >
        <TextField
          label={experience.workYears}
          {...field("workYears")}
          {...workYearsRule}
          inputMode="numeric"
          className="sm:max-w-xs"
        />
        <TestsField
          label={experience.tests}
          noneLabel={experience.noTest}
          values={values}
          problems={problems}
        />
      </Fold>
    </fieldset>
  );
}
