import type { PropertyDetail } from '@manemitra/contract/properties';
import type { LoadedDetail } from './load-property-detail.ts';
import { presentProperty } from './present-property.ts';

/** A project with its promoter, complaints and documents, field by field. */
export function presentPropertyDetail(loaded: LoadedDetail): PropertyDetail {
  const { promoter, pastProjects, complaints, documents } = loaded;
  const aboutProject = complaints.filter(({ property_id }) => property_id === loaded.property.id);
  const aboutPromoter = complaints.filter(({ property_id }) => property_id !== loaded.property.id);
  const section = (name: 'plan' | 'noc' | 'land') =>
    documents
      .filter((document) => document.section === name)
      .map((document) => ({ name: document.name, downloadLink: document.url }));
  return {
    ...presentProperty(loaded),
    promoter: {
      promoId: String(promoter.id),
      slug: promoter.slug,
      name: promoter.name,
      orgType: promoter.org_type,
      regNum: promoter.registration_number,
      address: promoter.address,
      gReview: promoter.review_text,
      gRating: promoter.review_rating,
      pastProjects: pastProjects.map((past) => ({
        name: past.name,
        type: past.type,
        status: past.status,
        promisedOn: past.promised_on,
        completionDate: past.completed_on,
        isThereCase: past.has_case,
        address: past.address,
      })),
    },
    promoters: {
      complaints: {
        projectsComplaints: aboutProject.map((complaint) => ({
          ...presentComplaint(complaint),
          projectId: String(loaded.property.id),
        })),
        promotersComplaints: [
          { promoterId: String(promoter.id), complaints: aboutPromoter.map(presentComplaint) },
        ],
      },
    },
    documents: { plan: section('plan'), noc: section('noc'), land: section('land') },
  };
}

function presentComplaint(complaint: LoadedDetail['complaints'][number]) {
  return {
    complaintNumber: complaint.complaint_number,
    complaintDate: complaint.filed_on,
    complaintSubject: complaint.subject,
    complaintBy: complaint.complainant,
    projectName: complaint.project_name,
    status: complaint.status,
  };
}
