import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FailureNotice, Notice } from '#web/ui/notice.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Skeleton, SkeletonText } from '#web/ui/skeleton.tsx';
import { Column, GuideSection, Specimen } from './specimen.tsx';

export function States() {
  return (
    <GuideSection
      id="states"
      title="Waiting, empty, wrong"
      text="Dots are where a rangoli will be drawn, dashes where a house will stand. A failure says what is safe and offers the next step."
    >
      <Specimen title="Skeleton and progress">{() => <Waiting />}</Specimen>
      <Specimen title="Empty">{() => <Empty />}</Specimen>
      <Specimen title="Error">{() => <Failed />}</Specimen>
      <Specimen title="Notice">{() => <Notices />}</Specimen>
    </GuideSection>
  );
}

function Waiting() {
  return (
    <Column>
      <div className="flex gap-4 rounded-lg border border-hairline bg-surface p-4">
        <Skeleton className="size-24 shrink-0" />
        <div className="flex-1">
          <Skeleton className="mb-4 h-6 w-2/3" />
          <SkeletonText lines={2} />
        </div>
      </div>
      <Progress label="Uploading 3 images" percent={62} />
      <Progress label="Reading the file" percent={null} />
    </Column>
  );
}

function Empty() {
  return (
    <EmptyState
      title="No floor plans available"
      text="None is on record here. You can ask the promoter for them."
      action={<Button kind="quiet">Ask the promoter</Button>}
    />
  );
}

function Failed() {
  const [isRetrying, setRetrying] = useState(false);
  return (
    <ErrorState
      title="Failed to load PDF"
      text="Please check your connection and try again"
      isRetrying={isRetrying}
      onRetry={() => setRetrying(true)}
    />
  );
}

function Notices() {
  return (
    <div className="flex flex-col gap-3">
      <Notice tone="success" text="Images saved successfully!" />
      <Notice tone="info" text="Prices were checked on 9 Oct 2026." />
      <Notice
        tone="warning"
        text="No khatha is recorded. Ask for it before you pay anything."
        action={
          <Button kind="quiet" size="small">
            What is a khatha?
          </Button>
        }
      />
      <FailureNotice
        text="The search could not be done. Your sentence is still there."
        action={<Button kind="quiet">Try again</Button>}
      />
    </div>
  );
}
