import { CheckField } from "#app/shared/ui/fields/check-field.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import type { RecordType } from "../fields/catalogue-field.ts";
import type { LikelyDuplicate } from "./find-likely-duplicates.server.ts";

const reasons: Record<LikelyDuplicate["why"], string> = {
  "same address": "the same address",
  "same title": "the same title",
  "near title": "nearly the same title",
};

export function LikelyDuplicates({
  recordType,
  alike,
}: {
  recordType: RecordType;
  alike: LikelyDuplicate[];
}) {
  if (alike.length === 0) return null;
  return (
    <div className="rounded-card border border-line bg-marigold-pale p-4 text-marigold-ink">
      <h2 className="text-lg">Is it one of these?</h2>
      <ul className="mt-1">
        {alike.map(({ id, title, why, isPublished }) => (
          <li key={id} className="py-1">
            <Link to={`/admin/catalogue/${recordType.slug}/${id}`} className="break-words">
              {title}
            </Link>
            {` has ${reasons[why]}${isPublished ? "" : " and is unpublished"}.`}
          </li>
        ))}
      </ul>
      <CheckField name="anyway" label="It is another one: add it anyway" />
    </div>
  );
}
