import { ButtonLink } from "#app/shared/ui/button.tsx";
import { adviceWords } from "../words.ts";

export function ArticleNotFound() {
  return (
    <div className="wrap py-16 text-center md:py-24">
      <h1 className="text-[clamp(1.875rem,1.3rem+2.6vw,2.875rem)]">{adviceWords.notFound}</h1>
      <p className="mt-3 mb-8 text-lg text-ink-2">{adviceWords.notFoundHint}</p>
      <ButtonLink to="/advice">{adviceWords.back}</ButtonLink>
    </div>
  );
}
