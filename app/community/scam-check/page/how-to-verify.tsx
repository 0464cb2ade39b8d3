import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import { steps } from "../words.ts";

export function HowToVerify() {
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
