import type { FetchRefusal } from "#app/shared/outbound.ts";
import { TooLarge, UnknownEncoding } from "./read-body.ts";
import { refuse } from "./refusals.ts";

/** Network failures are expected; an error without a code is a bug of ours. */
export function refusalOf(problem: unknown): FetchRefusal {
  if (problem instanceof TooLarge) return refuse("too large");
  if (problem instanceof UnknownEncoding) return refuse("broken");
  const code = problem instanceof Error && "code" in problem ? String(problem.code) : "";
  if (/^(ENOTFOUND|ENODATA|EAI_|ESERVFAIL|EBADNAME|EBADRESP|EREFUSED|ETIMEOUT)/.test(code))
    return refuse("unknown host");
  if (/CERT|^ERR_TLS|^ERR_SSL|SIGNATURE|ISSUER|^EPROTO$/.test(code)) return refuse("certificate");
  if (/^(HPE_|Z_|ERR__ERROR|ERR_BROTLI|UND_ERR_(HEADERS_OVERFLOW|RES|INVALID|INFO))/.test(code))
    return refuse("broken");
  if (code) return refuse("unreachable");
  throw problem;
}
