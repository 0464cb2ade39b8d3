import { Form } from "#app/shared/forms/form.tsx";
import { type Language, languageNames, languages } from "#app/shared/languages/languages.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { memberLanguageWords as words } from "./language-words.ts";

export const LanguageCard = ({ language }: { language: Language }) => (
  <Card>
    <h2 className="text-xl">{words.title}</h2>
    <Form method="post" className="mt-3 flex flex-wrap items-end gap-3">
      <SelectField
        label={words.label}
        name="language"
        defaultValue={language}
        choices={languages.map((value) => ({ value, label: languageNames[value] }))}
      />
      <Button name="intent" value="language" look="outline">
        {words.save}
      </Button>
    </Form>
  </Card>
);
