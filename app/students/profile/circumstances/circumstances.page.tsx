import { requireMember } from "#app/accounts/signed-in.server.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { FormProblems } from "#app/shared/forms/form-problems.tsx";
import { redirectWithToast, rejectForm, successToast } from "#app/shared/forms/form-responses.server.ts";
import { parseForm } from "#app/shared/forms/read-form.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import type { FormRefusal } from "#app/shared/forms/rules.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { BackLink } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { CheckList } from "#app/shared/ui/page/check-list.tsx";
import { NarrowPage } from "#app/shared/ui/page/narrow-page.tsx";
import { asViewer } from "#database/viewer.ts";
import { requireChild } from "../children/children.server.ts";
import { findProfile } from "../save-profile.server.ts";
import { profileCardsText } from "../text-words.ts";
import type { Route } from "./+types/circumstances.page.ts";
import {
  circumstancesForm,
  eraseCircumstances,
  findCircumstances,
  saveCircumstances,
} from "./circumstances.server.ts";
import { type CircumstanceAnswers, noAnswers, questions } from "./questions.ts";
import { circumstancesText } from "./text-words.ts";
import { questionsAbout, words } from "./words.ts";

const pathOf = (child: string | null) =>
  child ? `/profile/children/${child}/circumstances` : "/profile/circumstances";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const member = requireMember(request, context);
  return asViewer(member.viewer, async (db) => {
    const child = params.child ? await requireChild(db, member, params.child) : null;
    const profile = await findProfile(db, member);
    const answers = await findCircumstances(db, member, child?.id ?? null);
    return {
      called: child?.called ?? null,
      childId: child?.id ?? null,
      isAboutChild: child !== null || profile?.role === "parent",
      isHeld: answers !== null,
      values: valuesOf(answers ?? noAnswers),
    };
  });
}

const valuesOf = (answers: CircumstanceAnswers): FormRefusal["values"] =>
  Object.fromEntries(
    questions.map((name) => [name, { true: "yes", false: "no" }[String(answers[name])] ?? ""]),
  );

export async function action({ request, context, params }: Route.ActionArgs) {
  const member = requireMember(request, context);
  const childId = params.child
    ? await asViewer(member.viewer, async (db) => (await requireChild(db, member, params.child)).id)
    : null;
  const form = await parseFormData(request);
  if (form.get("intent") === "erase") {
    await eraseCircumstances(member, childId);
    return redirectWithToast(context, pathOf(childId), successToast(words.erased));
  }
  const reading = parseForm(circumstancesForm, form);
  if (!reading.ok) return rejectForm(context, words.notSaved, words.lookAgain, reading);
  await saveCircumstances(member, childId, reading.value, new Date());
  return redirectWithToast(context, pathOf(childId), successToast(words.saved));
}

export const handle = failureMessage(() => ({ title: words.notSaved }));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: words.title,
    description: words.intro,
    path: "/profile/circumstances",
    appUrl: matches[0].loaderData?.appUrl,
    isPrivate: true,
  });

export default function Circumstances({ loaderData, actionData }: Route.ComponentProps) {
  const { called, childId, isAboutChild, isHeld, values } = loaderData;
  const shown = actionData ?? { values, problems: {} };
  const fields = questionsAbout(isAboutChild ? "child" : "you");
  const choices = [
    { value: "yes", label: words.yes },
    { value: "no", label: words.no },
  ];
  return (
    <NarrowPage
      title={called ? circumstancesText.titleOf(called) : words.title}
      intro={words.intro}
      above={
        childId ? (
          <BackLink to={`/profile/children/${childId}`}>{called ?? circumstancesText.yourChild}</BackLink>
        ) : (
          <BackLink to="/profile">{profileCardsText.back}</BackLink>
        )
      }
    >
      <CheckList points={words.promises} />
      <Form method="post" className="mt-6 grid gap-5" key={JSON.stringify(shown.values)} autoComplete="off">
        <FormProblems title={words.notSaved} problems={actionData?.problems} formId="circumstances" />
        {questions.map((name) => (
          <SelectField
            key={name}
            {...fields[name]}
            name={name}
            id={`circumstances-${name}`}
            defaultValue={String(shown.values[name] ?? "")}
            error={shown.problems[name]}
            choices={choices}
            placeholder={words.ratherNot}
          />
        ))}
        <Button isWide size="large">
          {words.save}
        </Button>
      </Form>
      {isHeld && (
        <Form method="post" className="mt-3">
          <Button look="danger" isWide name="intent" value="erase">
            {words.erase}
          </Button>
        </Form>
      )}
    </NarrowPage>
  );
}
