import { COMPARE_MAX, COMPARE_MIN } from '@manemitra/contract/limits';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { type Compared, slots } from '#web/browser/storage.ts';
import { useStored } from '#web/browser/use-stored.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { UnbrokenText } from '#web/ui/unbroken-text.tsx';
import { storeCompared, withoutItem } from './compare-list.ts';
import { COMPARE_TEXTS, nameInAddress } from './compare-texts.ts';
import { useCompareList } from './use-compare-list.ts';

/** The projects chosen for comparison, in a row at the foot of a list; nothing if none are. Brief: no pictures on a phone. */
export function ComparePanel({ isBrief = false }: { isBrief?: boolean }) {
  const list = useCompareList();
  const [search] = useStored(slots.search);
  if (list.length === 0) return null;
  return (
    <section aria-label="Compare" data-bottom-bar="">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 px-4 py-2.5">
        <div className={isBrief ? 'max-sm:hidden' : ''}>
          <Chosen list={list} />
        </div>
        <output className="block min-w-0 flex-1 basis-32 text-sm leading-snug text-ink-soft">
          {list.length < COMPARE_MIN
            ? COMPARE_TEXTS.selectOneMore
            : `${list.length} of ${COMPARE_MAX} ${isBrief ? 'to compare' : 'chosen'}`}
        </output>
        <div className="flex gap-2">
          <Button kind="bare" size="small" onClick={() => storeCompared([])}>
            Clear
          </Button>
          {list.length < COMPARE_MIN ? (
            <Button size="small" disabled>
              Compare
            </Button>
          ) : (
            <Link
              to={paths.comparator(
                list.map(({ id }) => id),
                search ?? undefined,
              )}
              className={buttonStyle({ size: 'small' })}
            >
              Compare
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}

/** Small pictures, each with its way off the list; dashed places for those that may still come. */
export function Chosen({ list }: { list: readonly Compared[] }) {
  return (
    <ul className="flex gap-3">
      {list.map((item) => (
        <li key={item.id} className="relative flex gap-2">
          <img
            src={item.imageUrl}
            alt={nameInAddress(item.id)}
            width={72}
            height={48}
            className="h-12 w-18 shrink-0 rounded-sm bg-sunken object-cover text-xs"
          />
          {item.rera !== '' && (
            <span
              data-rera=""
              className="figures block max-w-40 text-xs wrap-break-word text-ink-soft"
            >
              <UnbrokenText text={item.rera} />
            </span>
          )}
          <button
            type="button"
            aria-label={`Remove ${nameInAddress(item.id)}`}
            onClick={() => storeCompared(withoutItem([...list], item.id))}
            className="absolute -top-2 left-12 flex size-target cursor-pointer items-center justify-center rounded-full border border-outline bg-raised text-ink-soft hover:border-gulmohar hover:text-gulmohar"
          >
            <X aria-hidden="true" className="size-3.5" />
          </button>
        </li>
      ))}
      {Array.from({ length: COMPARE_MAX - list.length }, (_, at) => (
        <li
          key={at}
          aria-hidden="true"
          className="h-12 w-18 rounded-sm border border-dashed border-outline max-sm:hidden"
        />
      ))}
    </ul>
  );
}
