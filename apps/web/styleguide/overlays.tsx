import { ChevronDown, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog, Drawer, OverlayClose } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Menu, MenuChoices, MenuItem, MenuLine } from '#web/ui/menu.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast.ts';
import { TruncatedText } from '#web/ui/truncated-text.tsx';
import { GuideSection, Row, Specimen } from './specimen.tsx';

export function Overlays() {
  return (
    <GuideSection
      id="overlays"
      title="Over the page"
      text="Focus goes in, stays in where the page must wait, and comes back. What speaks to the reader has one square corner, as the mark has."
    >
      <Specimen title="Dialog and drawer">{() => <Modals />}</Specimen>
      <Specimen title="Menu">{() => <Floating />}</Specimen>
      <Specimen title="Tooltip of a text that is cut">{() => <CutTexts />}</Specimen>
      <Specimen title="Toast">{() => <Toasts />}</Specimen>
    </GuideSection>
  );
}

function Modals() {
  return (
    <Row>
      <Dialog
        trigger={<Button>Contact the promoter</Button>}
        title="Want to know more about this property?"
        description="Rangavalli Homes calls you back. Nobody else gets your number."
        actions={
          <>
            <OverlayClose asChild>
              <Button kind="bare">Not now</Button>
            </OverlayClose>
            <OverlayClose asChild>
              <Button>Send</Button>
            </OverlayClose>
          </>
        }
      >
        <Field label="Your name">
          <TextInput autoComplete="off" />
        </Field>
      </Dialog>
      <Drawer
        trigger={<Button kind="quiet">Filters</Button>}
        title="Filters"
        actions={
          <OverlayClose asChild>
            <Button>Show 48 projects</Button>
          </OverlayClose>
        }
      >
        {Array.from({ length: 12 }, (_, at) => (
          <p key={at} className="border-b border-hairline py-3">
            A filter that makes the contents long, number {at + 1}
          </p>
        ))}
      </Drawer>
    </Row>
  );
}

function Floating() {
  const [strength, setStrength] = useState('must');
  return (
    <Row>
      <Menu
        trigger={
          <Button kind="quiet">
            Swimming pool
            <ChevronDown aria-hidden="true" className="size-4" />
          </Button>
        }
      >
        <MenuChoices
          value={strength}
          onChoose={setStrength}
          choices={[
            { value: 'must', content: 'Must' },
            { value: 'nice', content: 'Nice' },
            { value: 'avoid', content: 'Avoid' },
          ]}
        />
        <MenuLine />
        <MenuItem onSelect={() => undefined}>
          <Pencil aria-hidden="true" className="size-4" />
          Say it differently
        </MenuItem>
        <MenuItem onSelect={() => undefined} disabled>
          <Trash2 aria-hidden="true" className="size-4" />
          Drop it
        </MenuItem>
      </Menu>
    </Row>
  );
}

const LONG = 'Rangavalli Developers and Infrastructure (Karnataka) Private Limited, Phase Two';

function CutTexts() {
  return (
    <div className="flex max-w-72 flex-col gap-3">
      <TruncatedText>{LONG}</TruncatedText>
      <TruncatedText>Fits, so it has none</TruncatedText>
      <Button kind="quiet" className="w-full">
        <TruncatedText isInControl>{LONG}</TruncatedText>
      </Button>
    </div>
  );
}

function Toasts() {
  return (
    <Row>
      <Button
        kind="quiet"
        size="small"
        onClick={() =>
          showToast({ kind: 'success', text: 'Thank you! We will reach out to you soon.' })
        }
      >
        Success
      </Button>
      <Button
        kind="quiet"
        size="small"
        onClick={() =>
          showToast({
            kind: 'warning',
            text: 'You can compare three projects at once. Remove one to add this one.',
            position: 'top-center',
            action: { label: 'Compare', onPress: () => undefined },
          })
        }
      >
        Warning, above, with a button
      </Button>
      <Button
        kind="quiet"
        size="small"
        onClick={() => showToast({ kind: 'failure', text: 'Failed to submit lead data.' })}
      >
        Failure
      </Button>
      <Button
        kind="quiet"
        size="small"
        onClick={() => showToast({ kind: 'info', text: 'Lead service details not found.' })}
      >
        Information
      </Button>
    </Row>
  );
}
