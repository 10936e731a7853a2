/* As `wire.ts`, for endpoints that only staff may call: pages of visitors do not load these addresses. */

export const changePassword = 'POST /api/v1/account/password';
export const proveIdentity = 'POST /api/v1/account/proof';
export const getSecondFactor = 'GET /api/v1/account/second-factor';
export const beginSecondFactor = 'POST /api/v1/account/second-factor';
export const confirmSecondFactor = 'POST /api/v1/account/second-factor/confirm';
export const removeSecondFactor = 'DELETE /api/v1/account/second-factor';

export const listLeads = 'GET /api/v1/admin/leads';
export const exportLeads = 'POST /api/v1/admin/leads/export';
export const changeLead = 'PATCH /api/v1/admin/leads/:id';

export const listSellerEnquiries = 'GET /api/v1/admin/seller-enquiries';

export const uploadImage = 'POST /api/v1/images';
export const expectImageUpload = 'POST /api/v1/images/uploads';
export const finishImageUpload = 'POST /api/v1/images/uploads/:id';

export const listStaffProperties = 'GET /api/v1/admin/properties';
export const addProperty = 'POST /api/v1/admin/properties';
export const getStaffProperty = 'GET /api/v1/admin/properties/:id';
export const previewProperty = 'GET /api/v1/admin/properties/:id/preview';
export const editPropertyBasics = 'PATCH /api/v1/properties/:id/basics';
export const editPropertyLocation = 'PATCH /api/v1/properties/:id/location';
export const editPropertyDescription = 'PATCH /api/v1/properties/:id/description';
export const editPropertyUnits = 'PATCH /api/v1/properties/:id/units';
export const editPropertyAmenities = 'PATCH /api/v1/properties/:id/amenities';
export const editPropertyLegal = 'PATCH /api/v1/properties/:id/legal';
export const editPropertyWaterAndCharges = 'PATCH /api/v1/properties/:id/water-and-charges';
export const editPropertySchedule = 'PATCH /api/v1/properties/:id/schedule';
export const editPropertyImages = 'PATCH /api/v1/properties/:id/images';
export const replacePropertyDocuments = 'PUT /api/v1/properties/:id/documents';

export const uploadDocument = 'POST /api/v1/documents';

export const listPropertyHistory = 'GET /api/v1/admin/properties/:id/history';
export const listPropertyImports = 'GET /api/v1/admin/properties/:id/imports';
export const undoPropertyChange = 'POST /api/v1/admin/properties/:id/history/:changeId/undo';
export const changePropertiesInBulk = 'POST /api/v1/admin/properties/bulk';
export const startBulkRun = 'POST /api/v1/admin/properties/bulk-runs';
export const getBulkRun = 'GET /api/v1/admin/properties/bulk-runs/:id';
export const cancelBulkRun = 'POST /api/v1/admin/properties/bulk-runs/:id/cancel';
export const listLeftCells = 'GET /api/v1/admin/properties/bulk-runs/:id/left';
export const showSheet = 'GET /api/v1/admin/properties/sheet';
export const previewFacts = 'POST /api/v1/admin/properties/sheet/preview';
export const downloadBulkResult = 'GET /api/v1/admin/properties/bulk-runs/:id/result';
export const deleteProperty = 'DELETE /api/v1/admin/properties/:id';
export const restoreProperty = 'POST /api/v1/admin/properties/:id/restore';
export const exportModifiedProperties = 'POST /api/v1/admin/properties/modified/:hours';

export const startExport = 'POST /api/v1/admin/exports';
export const listExports = 'GET /api/v1/admin/exports';
export const getExport = 'GET /api/v1/admin/exports/:id';
export const downloadExport = 'GET /api/v1/admin/exports/:id/file';

export const uploadImport = 'POST /api/v1/admin/imports';
export const listImports = 'GET /api/v1/admin/imports';
export const getImport = 'GET /api/v1/admin/imports/:id';
export const mapImportColumns = 'PUT /api/v1/admin/imports/:id/mapping';
export const startImport = 'POST /api/v1/admin/imports/:id/start';
export const cancelImport = 'POST /api/v1/admin/imports/:id/cancel';
export const listRefusedRows = 'GET /api/v1/admin/imports/:id/refused';
export const listImportRows = 'GET /api/v1/admin/imports/:id/rows';
export const listImportQuestions = 'GET /api/v1/admin/imports/:id/questions';
export const answerImportQuestion = 'PUT /api/v1/admin/imports/:id/questions/:line';
export const chooseForImport = 'PUT /api/v1/admin/imports/:id/choices';
export const planImport = 'POST /api/v1/admin/imports/:id/plan';
export const publishImport = 'POST /api/v1/admin/imports/:id/publish';
export const takeImportBack = 'POST /api/v1/admin/imports/:id/take-back';
export const downloadRefusedRows = 'GET /api/v1/admin/imports/:id/refused/file';

export const getStaffHub = 'GET /api/v1/admin';

export const getStaffFigures = 'GET /api/v1/admin/figures';

export const listPromoters = 'GET /api/v1/admin/promoters';
export const getPromoter = 'GET /api/v1/admin/promoters/:promoterId';
export const createPromoter = 'POST /api/v1/admin/promoters';
export const editPromoter = 'PATCH /api/v1/admin/promoters/:promoterId/profile';
export const changePromoterStatus = 'PATCH /api/v1/admin/promoters/:promoterId';
export const deletePromoter = 'DELETE /api/v1/admin/promoters/:promoterId';
export const restorePromoter = 'POST /api/v1/admin/promoters/:promoterId/restore';
export const sendPromoterCredentials = 'POST /api/v1/admin/promoters/credentials';

export const listOperators = 'GET /api/v1/admin/operators';
export const getStaffOperator = 'GET /api/v1/admin/operators/:userName';
export const createOperator = 'POST /api/v1/admin/operators';
export const editOperator = 'PATCH /api/v1/admin/operators/:userName/profile';
export const changeOperatorStatus = 'PATCH /api/v1/admin/operators';
export const deleteOperator = 'DELETE /api/v1/admin/operators/:userName';
export const restoreOperator = 'POST /api/v1/admin/operators/:userName/restore';
export const sendOperatorCredentials = 'POST /api/v1/admin/operators/credentials';
export const listOperatorProperties = 'GET /api/v1/admin/operators/:userName/properties';
export const setOperatorProperties = 'PUT /api/v1/admin/operators/:userName/properties';

export const listUsers = 'GET /api/v1/admin/users';
export const getUser = 'GET /api/v1/admin/users/:phoneNumber';
export const changeUserStatus = 'PATCH /api/v1/admin/users/:phoneNumber';
export const deleteUser = 'DELETE /api/v1/admin/users/:phoneNumber';
export const restoreUser = 'POST /api/v1/admin/users/:phoneNumber/restore';
export const eraseUser = 'POST /api/v1/admin/users/:phoneNumber/erase';

export const createServiceToken = 'POST /api/v1/admin/service-tokens';
export const listServiceTokens = 'GET /api/v1/admin/service-tokens';
export const revokeServiceToken = 'DELETE /api/v1/admin/service-tokens/:id';

export const listAudit = 'GET /api/v1/admin/audit';

export const listPrompts = 'GET /api/v1/admin/prompts';
export const getPrompt = 'GET /api/v1/admin/prompts/:name';
export const savePrompt = 'PUT /api/v1/admin/prompts/:name';
export const restorePrompt = 'POST /api/v1/admin/prompts/:name/restore';
export const previewPrompt = 'POST /api/v1/admin/prompts/:name/preview';

export const listDifferences = 'GET /api/v1/admin/differences';
export const listPlacesToSet = 'GET /api/v1/admin/project-places';
export const decideDifferences = 'POST /api/v1/admin/differences/decide';
export const listFactSources = 'GET /api/v1/admin/fact-sources';
export const setFactSource = 'PUT /api/v1/admin/fact-sources';

export const matchProjectFiles = 'POST /api/v1/admin/project-files/match';
export const addProjectFiles = 'POST /api/v1/admin/properties/:id/files';
export const undoProjectFiles = 'POST /api/v1/admin/project-files/:batch/undo';

export const listLikelyDoubles = 'GET /api/v1/admin/likely-doubles';
export const lookForDoubles = 'POST /api/v1/admin/likely-doubles/look';
export const tellProjectsApart = 'POST /api/v1/admin/properties/:id/not-same/:other';
export const previewMerge = 'GET /api/v1/admin/properties/:id/merge/:other';
export const mergeProjects = 'POST /api/v1/admin/properties/:id/merge/:other';
export const listMerges = 'GET /api/v1/admin/merges';
export const undoMerge = 'POST /api/v1/admin/merges/:id/undo';

export const listPromoterNames = 'GET /api/v1/admin/promoters/:promoterId/names';
export const addPromoterName = 'POST /api/v1/admin/promoters/:promoterId/names';
export const removePromoterName = 'DELETE /api/v1/admin/promoters/:promoterId/names/:slug';
export const mergePromoters = 'POST /api/v1/admin/promoters/:promoterId/merge/:other';

export const uploadRegister = 'POST /api/v1/admin/register-files';
export const listRegisterFiles = 'GET /api/v1/admin/register-files';
export const getRegisterFile = 'GET /api/v1/admin/register-files/:id';
export const listRegisterRows = 'GET /api/v1/admin/register-files/:id/rows';
export const applyRegister = 'POST /api/v1/admin/register-files/:id/apply';
export const takeRegisterBack = 'POST /api/v1/admin/register-files/:id/take-back';
