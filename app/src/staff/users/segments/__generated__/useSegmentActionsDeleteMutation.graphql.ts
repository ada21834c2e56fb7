/**
 * @generated SignedSource<<89737c90140597857d718bde6c1c5a87>>
 * @relayHash 27aea6a34930ea19d70ef9b9e5669f57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff3af80ad81de88a076055490c04f71e94a06c0cf28a309ae8d8fd154e43212c

import type { ConcreteRequest } from 'relay-runtime';
export type useSegmentActionsDeleteMutation$variables = {
  id: number;
};
export type useSegmentActionsDeleteMutation$data = {
  readonly deleteSegment: {
    readonly user: {
      readonly id: string;
    };
  };
};
export type useSegmentActionsDeleteMutation = {
  response: useSegmentActionsDeleteMutation$data;
  variables: useSegmentActionsDeleteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "databaseId",
        "variableName": "id"
      }
    ],
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "deleteSegment",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSegmentActionsDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSegmentActionsDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ff3af80ad81de88a076055490c04f71e94a06c0cf28a309ae8d8fd154e43212c",
    "metadata": {},
    "name": "useSegmentActionsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d7e47056fe5e615171e74b99e861cd14";

export default node;
