import { findApplicant } from "#app/students/eligibility/find-applicant.server.ts";
import { findApplicantInAddress } from "#app/students/onboarding-answers/applicant-from-answers.server.ts";
import type { Database } from "#database/database.ts";
import type { Viewer } from "#database/viewer.ts";

/**
 * The reader of a page: a member by their profile, a visitor by the answers in the URL. Null if nothing is known.
 */
export const findViewerApplicant = async (db: Database, viewer: Viewer, today: string, address: string) =>
  viewer.kind === "visitor"
    ? findApplicantInAddress(address, today)
    : findApplicant(db, viewer.userId, today);
