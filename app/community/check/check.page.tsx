import { data } from "react-router";
import { viewerContext } from "#app/common/context.ts";
import { failing } from "#app/common/forms/failing.ts";
import { readFormData } from "#app/common/forms/read-form-data.server.ts";
import { pageMeta } from "#app/common/frame/meta.ts";
import { PageHeading } from "#app/common/ui/heading.tsx";
import type { Route } from "./+types/check.page.ts";
import { CheckForm } from "./check-form.tsx";
import { checkMessage } from "./check-message.server.ts";
import { HowToVerify } from "./how-to-verify.tsx";
import { knownRecords } from "./known-records.server.ts";
import { LooksFor } from "./looks-for.tsx";
import { longestGivenBack, longestMessage } from "./message.ts";
import { Result } from "./result.tsx";
import { band, form as formWords, metaWords } from "./words.ts";

/** Reads the message, answers, and forgets it: it goes into no table, no log and no address. */
export async function action({ request, context }: Route.ActionArgs) {
  const message = String((await readFormData(request)).get("message") ?? "");
  if (message.trim() === "")
    return data({ message, problem: formWords.empty, findings: undefined }, { status: 400 });
  if (message.length > longestMessage) return data(refuseLong(message), { status: 400 });
  const catalogue = await knownRecords(context.get(viewerContext), Date.now());
  return { message, problem: undefined, findings: checkMessage(message, catalogue) };
}

/** What was pasted is given back to be cut, as far as a person would cut by hand. */
const refuseLong = (pasted: string) => ({
  message: pasted.slice(0, longestGivenBack).toWellFormed(),
  problem: pasted.length > longestGivenBack ? `${formWords.tooLong} ${formWords.isCut}` : formWords.tooLong,
  findings: undefined,
});
export const handle = failing();

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...metaWords, path: "/check", appUrl: matches[0].loaderData?.appUrl });

export default function Check({ actionData }: Route.ComponentProps) {
  const findings = actionData?.findings;
  return (
    <div className="wrap py-8 md:py-12">
      <PageHeading title={band.title} intro={band.intro} />
      <div className="mt-6 grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-8">
          {findings && <Result key={actionData.message} findings={findings} />}
          <CheckForm
            message={actionData?.message ?? ""}
            problem={actionData?.problem}
            isAgain={findings !== undefined}
          />
          {!findings && <LooksFor />}
        </div>
        <HowToVerify />
      </div>
    </div>
  );
}
