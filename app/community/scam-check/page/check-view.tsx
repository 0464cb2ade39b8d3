import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import type { MessageCheck } from "../check-message.server.ts";
import { band } from "../words.ts";
import { CheckForm } from "./check-form.tsx";
import { HowToVerify } from "./how-to-verify.tsx";
import { LooksFor } from "./looks-for.tsx";
import { Result } from "./result.tsx";

export interface CheckResult {
  message: string;
  problem: string | undefined;
  findings: MessageCheck | undefined;
}

/** The form, and the result for what it sent. */
export function CheckView({ checked }: { checked: CheckResult | undefined }) {
  const findings = checked?.findings;
  return (
    <div className="wrap py-8 md:py-12">
      <PageHeading title={band.title} intro={band.intro} />
      <div className="mt-6 grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-8">
          {findings && <Result key={checked.message} findings={findings} />}
          <CheckForm
            message={checked?.message ?? ""}
            problem={checked?.problem}
            isAgain={findings !== undefined}
          />
          {!findings && <LooksFor />}
        </div>
        <HowToVerify />
      </div>
    </div>
  );
}
