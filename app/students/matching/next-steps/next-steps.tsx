import { matchesWords } from "../words.ts";

export const NextSteps = ({ steps }: { steps: string[] }) =>
  steps.length > 0 && (
    <section aria-labelledby="more" className="rounded-panel bg-sand p-5">
      <h2 id="more" className="text-xl">
        {matchesWords.more}
      </h2>
      <ul className="mt-2 grid gap-1">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </section>
  );
