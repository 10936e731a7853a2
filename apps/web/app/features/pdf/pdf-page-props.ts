export interface PdfPageProps {
  href: string;
  /** From 1 on. */
  page: number;
  /** Room for the page, CSS pixels. */
  frameWidth: number;
  /** 1 fits the room. */
  zoom: number;
  onLoad: (pageCount: number) => void;
  onRetry: () => void;
}
