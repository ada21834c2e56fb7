/**
 * @generated SignedSource<<5a8991bd3c09c0d7f2d4f9285d8095de>>
 * @relayHash 651a58bf961c947f71a895e30de571ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd2664a12224dfed8a0a9cd409a71303ad94b6314813be8f34ca92724bb724c5

import type { ConcreteRequest } from 'relay-runtime';
export type useFormActionsArchiveMutation$variables = {
  archived: boolean;
  id: number;
};
export type useFormActionsArchiveMutation$data = {
  readonly setFormArchived: {
    readonly archivedAt: string | null;
    readonly revision: number;
  };
};
export type useFormActionsArchiveMutation = {
  response: useFormActionsArchiveMutation$data;
  variables: useFormActionsArchiveMutation$variables;
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
  "name": "archivedAt",
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
    "name": "useFormActionsArchiveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Form",
        "kind": "LinkedField",
        "name": "setFormArchived",
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
    "name": "useFormActionsArchiveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Form",
        "kind": "LinkedField",
        "name": "setFormArchived",
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
    "id": "dd2664a12224dfed8a0a9cd409a71303ad94b6314813be8f34ca92724bb724c5",
    "metadata": {},
    "name": "useFormActionsArchiveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ebc1e53c9bcc852584a330f5e2d459d7";

export default node;
