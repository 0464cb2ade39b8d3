import { ButtonLink } from "#app/shared/ui/button.tsx";
import { notFound } from "../words.ts";

export function NotFound() {
  return (
    <div className="wrap py-16 text-center md:py-24">
      <h1 className="text-[clamp(6rem,30vw,11rem)] leading-none font-extrabold text-leaf">{notFound.code}</h1>
      <p className="mt-3 mb-8 text-xl text-ink-2">{notFound.text}</p>
      <ButtonLink to="/" size="large">
        {notFound.home}
      </ButtonLink>
    </div>
  );
}
