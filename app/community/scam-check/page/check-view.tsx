import { Icon } from "#app/shared/ui/icon.tsx";
import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import type { MessageCheck } from "../check-message.server.ts";
import { band, looksFor, steps } from "../words.ts";
import { CheckForm } from "./check-form.tsx";
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

function HowToVerify() {
  return (
    <aside aria-labelledby="verify" className="self-start rounded-panel bg-mint p-5 text-mint-ink md:p-6">
      <h2 id="verify" className="text-xl">
        {steps.title}
      </h2>
      <ol className="mt-3 grid list-decimal gap-2.5 pl-5 marker:font-bold">
        {steps.list.map((step) => (
          <li key={step} className="pl-1">
            {step}
          </li>
        ))}
      </ol>
      <TextLink to={steps.moreTo} className="mt-3 text-mint-ink">
        {steps.more}
      </TextLink>
    </aside>
  );
}

function LooksFor() {
  return (
    <section aria-labelledby="looks-for">
      <h2 id="looks-for" className="mb-4 text-xl">
        {looksFor.title}
      </h2>
      <ul className="grid gap-x-6 gap-y-5 sm:grid-cols-3">
        {looksFor.list.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-4 sm:block">
            <span className="grid size-11 shrink-0 place-items-center rounded-xl bg-mint text-mint-ink">
              <Icon name={icon} className="size-6" />
            </span>
            <div className="min-w-0 sm:mt-3">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
