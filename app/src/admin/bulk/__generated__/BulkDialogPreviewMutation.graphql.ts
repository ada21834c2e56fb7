/**
 * @generated SignedSource<<a696e4b6e6a6284a8467cc47ee61db1b>>
 * @relayHash 3513590387a5d9d437bbfeb4b96e20eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d0e05d80723ef960e7c7918af1923e18f66efbfbed4d9594e36a620de48e55f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BulkList = "archivedUsers" | "courses" | "events" | "funnels" | "groupMembers" | "members" | "moveUps" | "nonMembers" | "paymentProofs" | "paymentTerms" | "products" | "redirectRules" | "resources" | "subscriptions" | "unplacedMembers" | "%future added value";
export type BulkOperation = "ADD_ACCESS_LEVEL" | "APPROVE_MOVE_UPS" | "APPROVE_PROOFS" | "ARCHIVE_COURSES" | "ARCHIVE_EVENTS" | "ARCHIVE_PAYMENT_TERMS" | "ARCHIVE_PRODUCTS" | "ARCHIVE_REDIRECT_RULES" | "ARCHIVE_RESOURCES" | "ARCHIVE_USERS" | "CHANGE_EXPIRY" | "CLOSE_FUNNELS" | "ENROL_PEOPLE" | "EXTEND_CHOSEN" | "EXTEND_SUBSCRIPTIONS" | "LEAVE_ACCOUNTABILITY_GROUP" | "MOVE_BATCH" | "MOVE_TO_ACCOUNTABILITY_GROUP" | "MOVE_TO_GROUP" | "MOVE_TO_SUBGROUP" | "PLACE_MEMBERS" | "REMOVE_ACCESS_LEVEL" | "REOPEN_FUNNELS" | "RESTORE_COURSES" | "RESTORE_EVENTS" | "RESTORE_PAYMENT_TERMS" | "RESTORE_PRODUCTS" | "RESTORE_REDIRECT_RULES" | "RESTORE_RESOURCES" | "RESTORE_USERS" | "TYPHOON_EXTENSION" | "UNENROL" | "%future added value";
export type BulkSelection = {
  ids?: ReadonlyArray<number> | null;
  list: BulkList;
  search: string;
};
export type BulkDialogPreviewMutation$variables = {
  input: unknown;
  operation: BulkOperation;
  selection: BulkSelection;
};
export type BulkDialogPreviewMutation$data = {
  readonly previewBulkJob: {
    readonly " $fragmentSpreads": FragmentRefs<"BulkApplied_job" | "BulkJobCard_job" | "BulkPreview_job">;
  };
};
export type BulkDialogPreviewMutation = {
  response: BulkDialogPreviewMutation$data;
  variables: BulkDialogPreviewMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "operation"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "selection"
},
v3 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  },
  {
    "kind": "Variable",
    "name": "operation",
    "variableName": "operation"
  },
  {
    "kind": "Variable",
    "name": "selection",
    "variableName": "selection"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subjectId",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
    "name": "BulkDialogPreviewMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "BulkJob",
        "kind": "LinkedField",
        "name": "previewBulkJob",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BulkPreview_job"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BulkApplied_job"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BulkJobCard_job"
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
    "name": "BulkDialogPreviewMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "BulkJob",
        "kind": "LinkedField",
        "name": "previewBulkJob",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "databaseId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "operation",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "state",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "problem",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "total",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "skipped",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "BulkSkip",
            "kind": "LinkedField",
            "name": "skips",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "rows",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "filter",
                "value": {
                  "state": "WAITING"
                }
              },
              {
                "kind": "Literal",
                "name": "first",
                "value": 10
              }
            ],
            "concreteType": "BulkJobRowsConnection",
            "kind": "LinkedField",
            "name": "rows",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "BulkJobRowsEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "BulkJobRow",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "was",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "becomes",
                        "storageKey": null
                      },
                      (v7/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "rows(filter:{\"state\":\"WAITING\"},first:10)"
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "failed",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kept",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "changed",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "undone",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "canStop",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "canUndo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "undoableUntil",
            "storageKey": null
          },
          {
            "alias": "failures",
            "args": [
              {
                "kind": "Literal",
                "name": "filter",
                "value": {
                  "state": "FAILED"
                }
              },
              {
                "kind": "Literal",
                "name": "first",
                "value": 5
              }
            ],
            "concreteType": "BulkJobRowsConnection",
            "kind": "LinkedField",
            "name": "rows",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "BulkJobRowsEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "BulkJobRow",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v4/*:: as any*/),
                      (v7/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "rows(filter:{\"state\":\"FAILED\"},first:5)"
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4d0e05d80723ef960e7c7918af1923e18f66efbfbed4d9594e36a620de48e55f",
    "metadata": {},
    "name": "BulkDialogPreviewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "663fd8ecd2b7f9998478df3bd7550a80";

export default node;
