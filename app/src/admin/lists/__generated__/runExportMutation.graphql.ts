/**
 * @generated SignedSource<<14819d73c504ca94d5e9aa8a1ae2796e>>
 * @relayHash 61ec19b789743b0b722e10c76b4bacb3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 570fec7fd074e98a7c2c1ea33c352347e75f84894d3b7cd4de41a15b7fdd1d80

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExportFormat = "CSV" | "XLSX" | "%future added value";
export type ExportedList = "ACCESS_LEVELS" | "ACCOUNTABILITY_GROUPS" | "ANNOUNCEMENTS" | "ANNOUNCEMENT_RECIPIENTS" | "ARCHIVED_USERS" | "AUDIT_ENTRIES" | "BATCHES" | "BULK_JOBS" | "BULK_JOB_ROWS" | "CHALLENGE_PARTICIPANTS" | "CHANGELOG" | "CLIENT_ERRORS" | "COUPONS" | "COURSES" | "EVENTS" | "EVENT_ATTENDEES" | "FAILED_JOBS" | "FORMS" | "FORM_RESPONSES" | "FUNNELS" | "GROUPS" | "GROUP_MEMBERS" | "MEMBERS" | "MOVE_UPS" | "NON_MEMBERS" | "ORDERS" | "OUTBOX" | "PAYMENT_ENTRIES" | "PAYMENT_PROOFS" | "PAYMENT_TERMS" | "PRODUCTS" | "REDIRECT_RULES" | "RESOURCES" | "SEGMENTS" | "SIGN_IN_LOG" | "STAGES" | "STAGE_MEMBERS" | "SUBGROUP_MEMBERS" | "SUBSCRIPTIONS" | "UNPLACED_MEMBERS" | "WAITING_LIST" | "%future added value";
export type runExportMutation$variables = {
  format: ExportFormat;
  list: ExportedList;
  search: string;
};
export type runExportMutation$data = {
  readonly startExport: {
    readonly " $fragmentSpreads": FragmentRefs<"runExport_export">;
  };
};
export type runExportMutation = {
  response: runExportMutation$data;
  variables: runExportMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "format"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "list"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v3 = [
  {
    "kind": "Variable",
    "name": "format",
    "variableName": "format"
  },
  {
    "kind": "Variable",
    "name": "list",
    "variableName": "list"
  },
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "search"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "list",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "format",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "done",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fileName",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "href",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "problem",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "runExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Export",
        "kind": "LinkedField",
        "name": "startExport",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "runExport_export",
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "runExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Export",
        "kind": "LinkedField",
        "name": "startExport",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "570fec7fd074e98a7c2c1ea33c352347e75f84894d3b7cd4de41a15b7fdd1d80",
    "metadata": {},
    "name": "runExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "efb636903927725f3582f81120613654";

export default node;
