/** Pages that are the same for everybody and need nothing from the catalogue. */
export const PAGES_TO_READ = [
  '/dashboard/seller-signup',
  '/dashboard/blog',
  '/dashboard/blog-details?post=all-in-price',
  '/about-us',
  '/how-we-judge',
  '/dashboard/terms-of-use',
  '/dashboard/disclaimer',
  '/dashboard/privacy-policy',
];
