import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import { IconPoints } from "#app/shared/ui/page/icon-points.tsx";
import { data } from "./words.ts";

export function HowDataIsChecked() {
  return (
    <>
      <IconPoints points={data.list} tone="indigo" />
      <p className="mt-6 flex flex-wrap items-center gap-x-3">
        {data.check} <TextLink to="/check">{data.checkAction}</TextLink>
      </p>
    </>
  );
}
