export const breadcrumbText = {
  breadcrumb: "Breadcrumb",
};

export const paginationText = {
  pages: "Pages",
  previous: "Previous",
  next: "Next",
};

export const previousNextText = {
  pages: "Pages",
  previous: "Previous",
  next: "Next",
};
