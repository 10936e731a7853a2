import { exportLeads } from '@manemitra/contract/staff-wire';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { download } from '#web/api/http-client.ts';
import { refusalIn } from '#web/api/problem.ts';
import { withProof } from '#web/features/staff/proof/ask-for-proof.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';

/** Fetches the file of leads, which needs a fresh proof and is written down. */
export function DownloadLeads() {
  const [isLoading, setLoading] = useState(false);
  const fetchFile = async (): Promise<void> => {
    setLoading(true);
    try {
      keepAs('leads.csv', await withProof(() => download(exportLeads)));
    } catch (error) {
      const refusal = refusalIn(error);
      if (refusal === undefined) throw error;
      showToast({ kind: 'failure', text: refusal.message });
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button kind="quiet" isLoading={isLoading} onClick={() => void fetchFile()}>
      <Download aria-hidden="true" className="size-4" />
      All leads as CSV
    </Button>
  );
}

function keepAs(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
