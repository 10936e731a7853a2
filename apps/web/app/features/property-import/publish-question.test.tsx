import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { PublishButton } from './publish-question.tsx';

const press = (text: string) =>
  act(async () => {
    const button = [...document.querySelectorAll('button')].find(
      (each) => each.textContent.trim() === text,
    );
    if (button === undefined) throw new Error(`There is no button "${text}".`);
    button.click();
  });

it('publishing asks once where cells that matter could not be read, and names how many and which', async () => {
  const onPublish = vi.fn<() => void>();
  const unread = [
    { column: 'Price', cells: 4 },
    { column: 'Handover', cells: 1 },
  ];
  await render(
    <PublishButton unread={unread} label="Publish its 3 drafts" onPublish={onPublish} />,
  );
  await press('Publish its 3 drafts');
  expect(onPublish).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain(
    '5 cells could not be read: 4 under “Price”, 1 under “Handover”.',
  );
  await press('Publish anyway');
  expect(onPublish).toHaveBeenCalledTimes(1);
});

it('and publishes at once where all was read', async () => {
  const onPublish = vi.fn<() => void>();
  await render(<PublishButton unread={[]} label="Publish its draft" onPublish={onPublish} />);
  await press('Publish its draft');
  expect(onPublish).toHaveBeenCalledTimes(1);
});
