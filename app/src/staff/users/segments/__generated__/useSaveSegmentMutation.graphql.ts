/**
 * @generated SignedSource<<67174b515a35e94a911896657f6ced48>>
 * @relayHash 8d79d07fb4437313beee26acd35d6843
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a315b10e4e5f2097f0a1d99e10a7d924e55fc82f3ab41c5fed45109782939d49

import type { ConcreteRequest } from 'relay-runtime';
export type SegmentListName = "MEMBERS" | "NONMEMBERS" | "%future added value";
export type SegmentInput = {
  list: SegmentListName;
  name: string;
  search: string;
};
export type useSaveSegmentMutation$variables = {
  id?: number | null;
  idempotencyKey?: string | null;
  input: SegmentInput;
  revision?: number | null;
};
export type useSaveSegmentMutation$data = {
  readonly saveSegment: {
    readonly databaseId: number;
    readonly name: string;
    readonly revision: number;
  };
};
export type useSaveSegmentMutation = {
  response: useSaveSegmentMutation$data;
  variables: useSaveSegmentMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "idempotencyKey"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "revision"
},
v4 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "idempotencyKey",
    "variableName": "idempotencyKey"
  },
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  },
  {
    "kind": "Variable",
    "name": "revision",
    "variableName": "revision"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
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
  "name": "revision",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveSegmentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Segment",
        "kind": "LinkedField",
        "name": "saveSegment",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/)
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
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSaveSegmentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Segment",
        "kind": "LinkedField",
        "name": "saveSegment",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
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
    "id": "a315b10e4e5f2097f0a1d99e10a7d924e55fc82f3ab41c5fed45109782939d49",
    "metadata": {},
    "name": "useSaveSegmentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5d2b4b0290a546ca0947775530dbd516";

export default node;
