/**
 * @generated SignedSource<<68aa45ea459497dfb63289534aa65b90>>
 * @relayHash 5d434e9776dc779598bfdae88b592bb4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6513bfb5402300f3ef1978f6b18b025228025c83bf2c5336d238e443883b099

import type { ConcreteRequest } from 'relay-runtime';
export type ChangelogStatus = "ARCHIVED" | "DRAFT" | "PUBLISHED" | "SCHEDULED" | "%future added value";
export type useChangelogActionsArchiveMutation$variables = {
  archived: boolean;
  id: number;
};
export type useChangelogActionsArchiveMutation$data = {
  readonly setChangelogEntryArchived: {
    readonly revision: number;
    readonly status: ChangelogStatus;
  };
};
export type useChangelogActionsArchiveMutation = {
  response: useChangelogActionsArchiveMutation$data;
  variables: useChangelogActionsArchiveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "archived"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "archived",
    "variableName": "archived"
  },
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "id"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useChangelogActionsArchiveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "ChangelogEntry",
        "kind": "LinkedField",
        "name": "setChangelogEntryArchived",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
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
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useChangelogActionsArchiveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "ChangelogEntry",
        "kind": "LinkedField",
        "name": "setChangelogEntryArchived",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
    "id": "b6513bfb5402300f3ef1978f6b18b025228025c83bf2c5336d238e443883b099",
    "metadata": {},
    "name": "useChangelogActionsArchiveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "231a3405c2fb6caa12d47944c9fce46b";

export default node;
