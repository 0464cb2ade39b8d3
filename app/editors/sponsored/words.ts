export const page = {
  title: "Manage Sponsored Listings",
  intro: "Create and manage featured opportunities",
};

export const form = {
  create: { title: "Create Sponsored Listing", submit: "Create Listing", busy: "Creating..." },
  update: { title: "Edit Sponsored Listing", submit: "Update Listing", busy: "Updating..." },
  cancel: "Cancel",
  problems: "Please check these",
  hasEnded: (day: string) =>
    `This listing ended on ${day}. To show it again, choose a later end date or remove it.`,
};

export const labels = {
  title: "Title",
  description: "Description",
  type: "Type",
  targetUrl: "Target URL",
  imageUrl: "Image URL (optional)",
  priority: "Priority (higher is shown first)",
  endDate: "End Date (optional)",
  isActive: "Active",
};

export const list = {
  title: "Current Listings",
  empty: "No sponsored listings yet. Create one to get started!",
  loading: "Loading...",
  active: "Active",
  inactive: "Inactive",
  ended: "Ended",
  ends: "Ends",
  starts: "Starts",
  sponsor: "Sponsor",
};

export const done = {
  create: "Sponsored listing created successfully",
  update: "Sponsored listing updated successfully",
  delete: "Sponsored listing deleted successfully",
};

export const failed = {
  create: "Error creating listing",
  update: "Error updating listing",
  delete: "Error deleting listing",
};

export const reasons = {
  fields: "Please check the marked fields.",
  gone: "This listing no longer exists.",
  ours: "Something went wrong on our side. Please try again.",
};

/** Requests that partners send at `/advertise`. */
export const requests = {
  title: "To approve",
  from: "From",
  dates: "Dates",
  days: (first: string, last: string) => `${first} to ${last}`,
  price: "Price",
  dollars: (price: number) => `$${price}, by an invoice that you agree on with them`,
  newTab: "(opens in a new tab)",
  approve: "Approve",
  approveNamed: (title: string) => `Approve: ${title}`,
  refuse: "Refuse",
  refuseNamed: (title: string) => `Refuse: ${title}`,
  reason: "Why not",
  reasonHint: "The partner reads this sentence in the email.",
  noReason: "Write a reason for the partner.",
  approved: "Approved. We've emailed the partner.",
  refused: "Refused. We've emailed the partner.",
  failed: "Nothing was decided",
  gone: "Someone has decided it already, or the partner withdrew it.",
};
