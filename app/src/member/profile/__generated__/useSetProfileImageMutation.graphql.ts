/**
 * @generated SignedSource<<b0a27a0b8c5620c8416feb260d72cfe6>>
 * @relayHash 0985982004c3c4d23dca86570399ba4c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a7430cca89abd79b171023619c14e817d2ff621af912f1761f2f8876d80c3b6

import type { ConcreteRequest } from 'relay-runtime';
export type useSetProfileImageMutation$variables = {
  fileId?: number | null;
};
export type useSetProfileImageMutation$data = {
  readonly setProfileImage: {
    readonly profileImage: string | null;
    readonly revision: number;
  };
};
export type useSetProfileImageMutation = {
  response: useSetProfileImageMutation$data;
  variables: useSetProfileImageMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "fileId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "fileId",
    "variableName": "fileId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "profileImage",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetProfileImageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "setProfileImage",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetProfileImageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "setProfileImage",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
    "id": "0a7430cca89abd79b171023619c14e817d2ff621af912f1761f2f8876d80c3b6",
    "metadata": {},
    "name": "useSetProfileImageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c3d272394695aacace64d7bd0d30ab74";

export default node;
