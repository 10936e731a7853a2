import { expect, it } from 'vitest';
import * as limits from './limits.ts';

it('has the numbers of the specification (spec 9)', () => {
  expect(limits).toMatchObject({
    PAGE_SIZE_DEFAULT: 20,
    CARD_IMAGES_MAX: 4,
    COMPARE_MIN: 2,
    COMPARE_MAX: 3,
    VIEW_MULTIPLE_MIN: 1,
    VIEW_MULTIPLE_MAX: 10,
    PROMPT_ROTATION_MS: 2_500,
    HINT_EVERY_MS: 10_000,
    HINT_SHOWN_MS: 3_000,
    SCROLL_TRIGGER_PX: 200,
    SCROLL_DEBOUNCE_MS: 300,
    QUERY_STALE_MS: 300_000,
    NEARBY_RADIUS_METERS: 3_000,
    NEARBY_RADIUS_SMALL_METERS: 2_500,
    NEARBY_PER_CATEGORY: 4,
    NEARBY_PER_CATEGORY_SMALL: 3,
    SERVICE_CARDS_MAX: 6,
  });
});
