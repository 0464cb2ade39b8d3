import { requireMember } from "#app/accounts/signed-in.server.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { FormProblems } from "#app/shared/forms/form-problems.tsx";
import {
  errorToast,
  redirectWithToast,
  rejectForm,
  successToast,
} from "#app/shared/forms/form-responses.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { BackLink } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { textLinkLook } from "#app/shared/ui/navigation/text-link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { asViewer } from "#database/viewer.ts";
import { HiddenSave } from "../hidden-save.tsx";
import { findProfile } from "../save-profile.server.ts";
import { changeForm } from "../student/change-form.server.ts";
import { openFoldOf } from "../student/fold.tsx";
import { parseStudentForm } from "../student/student-form.server.ts";
import { studentValues } from "../student/student-values.ts";
import { wordsAbout } from "../student/words.ts";
import type { Route } from "./+types/child.page.ts";
import { ChildFields } from "./child-fields.tsx";
import { childForm } from "./child-form.server.ts";
import { addChild, changeChild, removeChild, requireChild } from "./children.server.ts";
import { childText } from "./text-words.ts";
import { words } from "./words.ts";

const path = "/profile/children";

/** Edits a child, or adds one if the URL names none. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const member = requireMember(request, context);
  return asViewer(member.viewer, async (db) => {
    if (params.child === undefined) {
      const profile = await findProfile(db, member);
      return { childId: null, called: null, values: { country: profile?.country ?? "" } };
    }
    const child = await requireChild(db, member, params.child);
    const values = { ...studentValues(child, todayInUtc()), called: child.called };
    return { childId: child.id, called: child.called, values };
  });
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const member = requireMember(request, context);
  const form = await parseFormData(request);
  if (params.child !== undefined && form.get("intent") === "remove") {
    const { id } = await asViewer(member.viewer, (db) => requireChild(db, member, params.child));
    await removeChild(member, id);
    return redirectWithToast(context, path, successToast(words.removed));
  }
  const changed = changeForm(childForm, form);
  if (changed) return { values: changed, problems: {} };
  const reading = parseStudentForm(childForm, form);
  if (!reading.ok) return rejectForm(context, words.notSaved, words.lookAgain, reading);
  if (params.child !== undefined) {
    await changeChild(member, params.child, reading.value, new Date());
    return redirectWithToast(context, `${path}/${params.child}`, successToast(words.changed));
  }
  const outcome = await addChild(member, reading.value, new Date());
  if (outcome === "no profile")
    return redirectWithToast(context, "/profile", errorToast(words.notSaved, words.needsProfile));
  return redirectWithToast(
    context,
    path,
    outcome === "added" ? successToast(words.added) : errorToast(words.notSaved, words.full),
  );
}

export const handle = failureMessage(() => ({ title: words.notSaved }));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: words.title,
    description: words.intro,
    path,
    appUrl: matches[0].loaderData?.appUrl,
    isPrivate: true,
  });

export default function ChildPage({ loaderData, actionData }: Route.ComponentProps) {
  const { childId, called, values } = loaderData;
  const isBusy = useBusy("save");
  const shown = actionData ?? { values, problems: {} };
  return (
    <div className="wrap grid max-w-3xl grid-cols-1 gap-6 py-8 md:py-12">
      <div>
        <BackLink to={path}>{words.title}</BackLink>
        <PageHeading title={called ?? words.newTitle} />
      </div>
      <Card>
        <Form
          method="post"
          className="grid gap-3"
          onInvalidCapture={openFoldOf}
          key={JSON.stringify(shown.values)}
        >
          <HiddenSave />
          <FormProblems title={words.notSaved} problems={actionData?.problems} formId="profile" />
          <ChildFields {...shown} isNew={childId === null} isTyped={actionData !== undefined} />
          <Button name="intent" value="save" size="large" isWide isBusy={isBusy} busyLabel={childText.saving}>
            {childId ? childText.save : words.add}
          </Button>
        </Form>
      </Card>
      {childId && (
        <Card className="grid gap-4">
          <p>
            {wordsAbout("child").circumstances}{" "}
            <Link to={`${path}/${childId}/circumstances`} className={textLinkLook}>
              {childText.circumstancesOf(called)}
            </Link>
          </p>
          <Form method="post">
            <Button look="danger" name="intent" value="remove">
              {childText.remove(called)}
            </Button>
          </Form>
        </Card>
      )}
    </div>
  );
}
