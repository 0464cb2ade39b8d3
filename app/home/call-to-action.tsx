import { ButtonLink } from "#app/ui/button.tsx";
import { callToAction } from "./words.ts";

export function CallToAction() {
  return (
    <section aria-labelledby="call-to-action" className="wrap py-10 md:py-14">
      <div className="rounded-panel bg-mint px-5 py-9 text-center md:py-12">
        <h2 id="call-to-action" className="text-[clamp(1.625rem,1.2rem+2vw,2.25rem)] text-mint-ink">
          {callToAction.title}
        </h2>
        <p className="mt-2 mb-6 text-lg text-mint-ink">{callToAction.text}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to="/browse" size="large">
            {callToAction.browse}
          </ButtonLink>
          <ButtonLink to="/auth?mode=signup" size="large" look="outline">
            {callToAction.profile}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
